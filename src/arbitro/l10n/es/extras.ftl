malformed-extra-missing = hace falta una parte que no está instalada: pip install "arbitro[{ $extra }]"
hall-problem-extra-missing = A esta sala le falta una parte necesaria. La instala quien la gestiona: pip install "arbitro[{ $extra }]"
hall-title-extra-missing = No está instalado aquí
web-documents = Documentos
