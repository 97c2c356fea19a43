watch-chapter-carrom = Juego { $number } ({ $score })
watch-chapter-snooker = Frame { $number } ({ $score })
watch-chapter-backgammon = Partida { $number } ({ $score })
watch-commentary = Comentarios
watch-next-match = Próximo partido
