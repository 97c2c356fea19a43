"""Every task of the training can be done, by the act that it calls right, in every language."""

import msgspec
import pytest

from arbitro.kernel import CaseEvent, Sitting
from arbitro.kernel.plugin import load, plugins
from arbitro.l10n import LANGUAGES
from arbitro.library import game
from arbitro.web.umpire import console_words

SAMPLES = {game.name: load(game.sample) for game in plugins().values()}


@pytest.mark.parametrize("name", SAMPLES)
def test_the_right_acts_of_a_sample_are_taken_one_after_another(name: str) -> None:
    sample = SAMPLES[name]
    playing = game(sample.edition)
    terms = msgspec.convert({"given": sample.given} if sample.given else {}, playing.terms)
    sitting = Sitting.open(playing, terms, sample.players, author="trainee")
    for task in (one for one in sample.tasks if one.does == "act"):
        ((act, value),) = task.event.items()
        facts = playing.facts(sitting.state, CaseEvent(act, value))
        heard = sitting.enter(*facts, author="trainee", at=0)
        assert heard.refused is None, task.name
        sitting = heard.sitting


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SAMPLES)
def test_every_task_is_told_and_its_keys_have_words(name: str, language: str) -> None:
    sample = SAMPLES[name]
    words = console_words(sample.edition, language)  # type: ignore[arg-type]  # LANGUAGES are its values
    for task in sample.tasks:
        assert f"umpire-task-{name if task.does == 'act' else 'any'}-{task.name}" in words
        assert all(key in words for key in task.keys if "-" in key), task.name


@pytest.mark.parametrize("name", SAMPLES)
def test_the_training_practises_the_console_itself(name: str) -> None:
    done = [task.does for task in SAMPLES[name].tasks if task.does != "act"]
    assert done == ["undo", "insert", "offline", "hand-over", "protest"]
