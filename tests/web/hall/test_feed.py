"""The feed of an event for readers of Atom."""

from xml.etree import ElementTree

from tests.web.hall.conftest import Device


def test_a_feed_tells_what_was_decided_the_newest_first(director: Device) -> None:
    names = ["Asha & Arjun <Rao>", "अर्जुन कुमार शर्मा", "Bea", "Cleo"]
    given = {"format": "knockout", "seeding": "order", "entries": names}
    assert director.post("/api/desk", {"id": "fed", "title": "Fed & told", "given": given}).status_code == 201
    for number, event in enumerate(
        ({"draw": {"seed": "x"}}, {"result": {"match": "R1.1", "winner": names[0]}}), start=0
    ):
        body = {"command": f"fed-{number}", "expected": number, "event": event}
        assert director.post("/api/desk/fed/acts", body).json()["refused"] is None
    answer = Device(director.site).get("/api/desk/fed/feed.atom")
    assert answer.headers["content-type"].startswith("application/atom+xml")
    space = {"a": "http://www.w3.org/2005/Atom"}
    feed = ElementTree.fromstring(answer.content)
    assert feed.findtext("a:title", namespaces=space) == "Fed & told"
    (entry,) = feed.findall("a:entry", space)
    assert names[0] in (entry.findtext("a:title", namespaces=space) or "")
