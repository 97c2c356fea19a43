malformed-extra-missing = serve una parte che non è installata: pip install "arbitro[{ $extra }]"
hall-problem-extra-missing = A questa sala manca una parte che qui serve. La installa chi la gestisce: pip install "arbitro[{ $extra }]"
hall-title-extra-missing = Qui non è installato
web-documents = Documenti
