# Actos que se corrigen después: qué cambiaría y qué no se puede hacer.

hall-problem-nothing-to-revive = «revive» nombra un acto que no está fuera de vigor: quítalo.
hall-problem-nothing-to-run = Ningún reloj espera a ponerse en marcha.
would-correct = El acto { $number } pasa a ser «{ $after }» en lugar de «{ $before }».
would-insert = «{ $act }» se pone antes del acto { $number }.
would-take-back = El acto { $number }, «{ $act }», se deshace.
would-lapse = El acto { $number }, «{ $act }», deja de contar.
would-rule = Sobre el acto { $number }, «{ $act }», se decide entonces: { $ruled }
would-rule-nothing = Acto { $number }, «{ $act }»: ya no se decide nada.
would-come-back = El acto { $number }, fuera de vigor, podría volver a contar: nómbralo en «revive» o sigue fuera.
would-score = El marcador del partido es entonces { $first }–{ $second }.
would-part = Los puntos en juego son entonces { $first }–{ $second }.
would-turn = Entonces le toca a { $who }.
would-end = El partido termina entonces.
would-go-on = El partido sigue entonces.
would-stand = Los relojes se quedan parados hasta el próximo acto, o hasta que un oficial los ponga en marcha.
console-stays-out = Podrían volver a contar, y siguen fuera de vigor: { $numbers }. Escribe otra vez la misma línea para hacerlo.
bad-act-nothing-to-revive = Ese acto no está fuera de vigor.
bad-act-nothing-to-run = Ningún reloj espera a ponerse en marcha.
journal-inserted = puesto antes de { $number }: { $act } — { $reason }
journal-let-run = los relojes siguen

carrom-act-time-up = el tiempo se ha agotado
carrom-act-time-excused = nadie llega tarde
carrom-field-of = para
carrom-word-report = presentarse en el tablero
carrom-word-change = el cambio de lado
carrom-word-rest = el descanso antes de la partida decisiva
word-nobody = nadie
carrom-asks-late-report = El tiempo para presentarse en el tablero se ha agotado. ¿Quién falta?
carrom-asks-late-change = El tiempo para el cambio de lado se ha agotado. ¿Quién llega tarde?
carrom-asks-late-rest = El descanso antes de la partida decisiva ha terminado. ¿Quién llega tarde?
carrom-refused-time-is-left = Según el reloj de la sala queda tiempo: espera a que se agote.
carrom-refused-no-time-is-up = No se ha agotado ningún tiempo así.

snooker-act-time-up = el tiempo del tiro se ha agotado
snooker-act-time-ruled = decisión sobre el tiempo del tiro
field-ruling = decisión
snooker-word-nothing = nada
snooker-word-warning = advertencia
snooker-asks-shot-clock = El tiempo del tiro se ha agotado. ¿Nada, una advertencia o el frame?
snooker-refused-no-time-is-up = No se ha agotado ningún tiempo de tiro.

umpire-clock-stands = parado
umpire-clock-held = El reloj de { $what } está parado: lo pone en marcha
umpire-let-run = Poner en marcha los relojes
umpire-let-run-says = Se pararon por una corrección o porque se agotó el tiempo; el próximo acto también los pone en marcha
would-unit = { $game ->
    [carrom] El juego
    [snooker] El frame
   *[other] La partida
    } { $number } termina entonces { $first }–{ $second } en lugar de { $before }.
