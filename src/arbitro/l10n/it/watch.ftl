watch-chapter-carrom = Board { $number } ({ $score })
watch-chapter-snooker = Frame { $number } ({ $score })
watch-chapter-backgammon = Game { $number } ({ $score })
watch-commentary = Commento
watch-next-match = Prossimo incontro
