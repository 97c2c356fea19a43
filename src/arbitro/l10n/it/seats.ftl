# Che cosa può fare in una partita chi la gioca.

hall-problem-not-begun = L’incontro non è cominciato: manca ancora qualcuno che è stato invitato.
hall-problem-under-review = Una contestazione è in esame: si riprende a giocare quando è decisa.
hall-problem-standing-still = L’incontro è in pausa: fallo riprendere, poi agisci.
hall-problem-for-officials = Decide un ufficiale di gara: chiama la direzione.
hall-problem-no-such-person = Qui nessuno si chiama { $name }: indica l'id di un ospite, di un account o di un dispositivo.
backgammon-refused-not-a-legal-play = I dadi non permettono questa mossa: scegline una di quelle proposte.
backgammon-refused-the-hall-rolls-the-dice = I dadi li lancia la sala: nessuno porta un lancio suo.
backgammon-refused-the-dice-stand = I dadi della sala restano come sono caduti: si corregge solo ciò che se ne è fatto.
