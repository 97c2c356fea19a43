# Qué puede hacer en un encuentro quien lo juega.

hall-problem-not-begun = El partido no ha empezado: falta alguien que fue invitado.
hall-problem-under-review = Una protesta está en revisión: se sigue jugando cuando se resuelva.
hall-problem-standing-still = El partido está en pausa: reanúdalo y después actúa.
hall-problem-for-officials = Esto lo decide un oficial: llama a la dirección.
hall-problem-no-such-person = Aquí nadie se llama { $name }: indica el id de un invitado, de una cuenta o de un dispositivo.
backgammon-refused-not-a-legal-play = Los dados no permiten esta jugada: elige una de las que se ofrecen.
backgammon-refused-the-hall-rolls-the-dice = Los dados los tira la sala: nadie trae una tirada propia.
backgammon-refused-the-dice-stand = Los dados de la sala quedan como cayeron: solo se corrige lo que se hizo con ellos.
