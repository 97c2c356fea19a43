"""What the backgammon book says about events."""

from arbitro.kernel.desk import DeskLaws

DESK = {
    "backgammon/wbgf-2.1": DeskLaws(
        director="1.3.i",
        entry="1.4.i",
        higher="1.4.ii",
        turned_away="1.4.iii",
        call="2.2.i",
        table="3.8",
        lateness="2.2.v",
        result="4.6",
        score="4.5",
        wrong_length="4.8",
        correction="4.6",
        no_protest="5.1",
        judge="director",
        claim="5.1",
        appeal="5.2",
        evidence="5.3",
        results_due="5.5.ii",
        reports=("1.4.iii", "1.6.v", "1.7.viii", "5.5.i", "5.5.ii"),
        principle="5.4",
        approval=True,
        length=7,
        unit="points",
        length_name="points",
        unit_s=480,
        rating="fibs",
        late_point_s=300,
        breaks=True,
        equipment=True,
        conduct="arbitro.desk.law.conduct_backgammon:BackgammonConduct",
    ),
}
