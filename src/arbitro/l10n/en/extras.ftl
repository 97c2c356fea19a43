malformed-extra-missing = this needs a part that is not installed: pip install "arbitro[{ $extra }]"
hall-problem-extra-missing = This hall runs without a part that this needs. Whoever runs it installs it: pip install "arbitro[{ $extra }]"
hall-title-extra-missing = Not installed here
web-documents = Documents
