"""The referees of the three editions."""

from arbitro.carrom.books.classic_29 import rules as classic_29
from arbitro.carrom.books.colombia import rules as colombia
from arbitro.carrom.books.icf_2001 import rules as icf_2001
from arbitro.carrom.books.icf_2001.rules_loss import ITEMS
from arbitro.carrom.referee import CarromReferee

LETTERS = {letter: letter for letter in ITEMS}
NUMBERS = {str(number): letter for number, letter in enumerate(ITEMS, start=1)}

REFEREES: dict[str, CarromReferee] = {
    "carrom/icf-2001": CarromReferee(icf_2001.book, icf_2001.matches, LETTERS),
    "carrom/classic-29": CarromReferee(classic_29.book, classic_29.matches, NUMBERS),
    "carrom/colombia": CarromReferee(colombia.book, colombia.matches, LETTERS),
}
