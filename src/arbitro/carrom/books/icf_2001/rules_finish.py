"""Laws 102 to 112: last men, with and without the queen, the striker, an improper stroke."""

from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.facts import Finish
from arbitro.carrom.rows import enter_strokes

enter_strokes(
    book,
    """
    covering_with_both_last_men: queen covered, won by the queen
        102a   covering last_own last_opponents                     | striker improper
    both_last_men_after_covering: won by the queen
        102a*  last_own last_opponents by_player                    | striker improper
        52a*   last_own last_opponents by_player                    | striker improper
    both_last_men_with_the_opponents_queen: won by one
        102a*  last_own last_opponents by_opponent                  | striker improper
        52a*   last_own last_opponents by_opponent                  | striker improper
    covering_with_both_last_men_improper: lost by the queen
        102b*  covering last_own last_opponents improper            | striker
    both_last_men_after_covering_improper: lost by one
        102b*  last_own last_opponents by_player improper           | striker
    both_last_men_with_the_opponents_queen_improper: lost by the queen
        102b*  last_own last_opponents by_opponent improper         | striker
    covering_with_the_opponents_last_man: lost by men and queen
        103a   covering last_opponents                              | own striker improper
    covering_with_the_opponents_last_man_improper: lost by men and queen
        103b   covering last_opponents improper                     | own striker
    covering_with_the_opponents_last_man_and_more: lost by men and queen
        103a*  covering last_opponents striker                      | own improper
        103a*  covering last_opponents own                          | last_own improper
    covering_with_the_opponents_last_man_and_more_improper: lost by men and queen
        103b*  covering last_opponents striker improper             | own
        103b*  covering last_opponents own improper                 | last_own
    queen_and_both_last_men: queen covered, won by the queen
        104a   queen last_own last_opponents                        | striker improper
    queen_and_both_last_men_improper: lost by the queen
        104b   queen last_own last_opponents improper               | striker
    both_last_men_with_the_queen_on_the_board: lost by the queen
        105a*  last_own last_opponents queen_left                   | striker improper
    both_last_men_with_the_queen_on_the_board_improper: lost by the queen
        105b*  last_own last_opponents queen_left improper          | striker
    both_last_men_and_striker_with_the_queen_on_the_board: lost by the queen
        105b*  last_own last_opponents queen_left striker improper
        105a*  last_own last_opponents queen_left striker           | improper
    the_opponents_last_man_with_the_queen_on_the_board: lost by men and queen
        106a*  last_opponents queen_left                            | own striker improper
    the_opponents_last_man_with_the_queen_on_the_board_improper: lost by men and queen
        106b*  last_opponents queen_left improper                   | own striker
    the_opponents_last_man_with_an_own_man_or_the_queen: lost by men and queen
        106b*  last_opponents queen improper                        | last_own striker
        106a*  last_opponents queen                                 | last_own striker improper
        106b*  last_opponents queen_left own improper               | last_own striker
        106a*  last_opponents queen_left own                        | last_own striker improper
    the_opponents_last_man_after_covering: lost by men
        106b*  last_opponents by_player improper                    | last_own striker
        106a*  last_opponents by_player                             | last_own striker improper
        53a*   last_opponents by_player                             | last_own striker improper
        52a*   last_opponents by_player                             | last_own striker improper
    the_opponents_last_man_with_the_opponents_queen: lost by men and queen
        106b*  last_opponents by_opponent improper                  | last_own striker
        106a*  last_opponents by_opponent                           | last_own striker improper
        53a*   last_opponents by_opponent                           | last_own striker improper
        52a*   last_opponents by_opponent                           | last_own striker improper
    the_last_own_man_with_the_queen_on_the_board: lost by the queen
        107a   last_own queen_left                                  | last_opponents striker improper
    the_last_own_man_with_the_queen_on_the_board_improper: lost by the queen
        107b*  last_own queen_left improper                         | last_opponents striker
    the_last_own_man_and_striker_with_the_queen_on_the_board: lost by the queen
        108a*  last_own queen_left striker                          | last_opponents improper
    the_last_own_man_and_striker_with_the_queen_on_the_board_improper: lost by the queen as the edition says
        108b*  last_own queen_left striker improper                 | last_opponents
    queen_both_last_men_and_striker: lost by the queen
        109a*  queen last_own last_opponents striker                | improper
    queen_both_last_men_and_striker_improper: lost by the queen
        109b*  queen last_own last_opponents striker improper
    covering_with_both_last_men_and_striker: lost by the queen
        109b*  covering last_own last_opponents striker improper
        109a*  covering last_own last_opponents striker             | improper
    both_last_men_and_striker_after_covering: lost by one
        110a*  last_own last_opponents striker by_player            | improper
    both_last_men_and_striker_after_covering_improper: lost by one
        110b*  last_own last_opponents striker by_player improper
    the_opponents_last_man_and_striker_with_the_queen_on_the_board: lost by men and queen
        111a   last_opponents striker queen_left                    | own improper
    the_opponents_last_man_and_striker_with_the_queen_on_the_board_improper: lost by men and queen
        111b*  last_opponents striker queen_left improper           | own
    the_opponents_last_man_and_striker_with_more: lost by men and queen
        111b*  last_opponents striker by_opponent improper          | last_own
        111a*  last_opponents striker by_opponent                   | last_own improper
        111b*  last_opponents striker queen improper                | last_own
        111a*  last_opponents striker queen                         | last_own improper
        111b*  last_opponents striker queen_left own improper       | last_own
        111a*  last_opponents striker queen_left own                | last_own improper
    the_opponents_last_man_and_striker_after_covering: lost by men
        111b*  last_opponents striker by_player improper            | last_own
        111a*  last_opponents striker by_player                     | last_own improper
    both_last_men_and_striker_with_the_opponents_queen: lost by the queen
        112a*  last_own last_opponents striker by_opponent          | improper
    both_last_men_and_striker_with_the_opponents_queen_improper: lost by the queen
        112b*  last_own last_opponents striker by_opponent improper
    """,
    Finish,
)
