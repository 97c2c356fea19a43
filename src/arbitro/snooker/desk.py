"""What the snooker book says about events."""

from arbitro.kernel.desk import DeskLaws

DESK = {
    "snooker/wpbsa": DeskLaws(
        points="5.1.a.1",
        no_protest="5.1.a.1",
        judge="referee",
        claim="5.1.a.1",
        appeal="5.1.a.1",
        evidence="5.1.c",
        heard="asked",
        ruling_final=True,
        unit="frames",
        length_name="best_of",
        unit_s=1200,
        rating="glicko",
        conduct="arbitro.desk.law.conduct_snooker:SnookerConduct",
    ),
}
