"""Speech: readers are addressed as tú and tu in every form, and figures and days are written as their language does."""

import re
from datetime import date

import pytest

from arbitro.l10n import LANGUAGES, Language, messages, say
from arbitro.l10n.dates import write_date
from tests.l10n.test_words import read_text

IRREGULAR = {
    "es": """haga diga ponga venga vaya tenga salga traiga oiga vea sea sepa elija siga pida repita vuelva pruebe cierre
        empiece comience piense muestre cuente encuentre juegue mueva resuelva entienda pierda escoja introduzca""",
    "it": """faccia dica vada venga tenga esca dia stia sia abbia sappia possa voglia scelga tolga ponga colga legga
        scriva prema metta chieda chiuda apra segua senta finisca inserisca unisca definisca capisca spedisca""",
}
"""Formal imperatives that no rule makes from an infinitive."""
PRONOUNS = {
    "es": r"\b[Uu]sted(?:es)?\b|\bles? (?:rogamos|pedimos|recomendamos|agradecemos)\b|\b[Vv]éase\b"
    r"|\b[Vv]uestr[oa]s?\b|\b[Vv]osotr[oa]s\b|\b\w+(?:áis|éis)\b",
    "it": r"\b[Vv]oi\b|\b[Vv]ostr[oaie]\b|(?<=[a-z,;] )(?:Lei|Su[oaie])\b"
    r"|\b(?:La|[Vv]i) (?:preghiamo|invitiamo|informiamo|ricordiamo)\b"
    r"|\b(?:avete|siete|potete|dovete|volete|sapete|fate|dite|andate|tenete|vedete|leggete|scegliete|scrivete)\b"
    r"|\b\w+(?:(?<!pa)rete|reste|avate|evate|(?<!arr)ivate)\b",
}
CLITICS = {"es": r"(?:se|lo|la|los|las|le|les|me|nos|selo|sela)?", "it": r"(?:lo|la|li|le|ci|vi|ne|si|telo)?"}
VOCATIVE = re.compile(r"\s*\{ *\$(?:player|side|name|who|winner) *\}, ")
THEIRS = {"es": r"\b(?:les?|sus?)\b", "it": r"\b(?:le|su[oaie]i?)\b"}
"""What whoever is called by name is not spoken to with: *le costerà* is Lei, *le costará* usted."""
NOUNS = {"es": ("cierre", "cierren", "saque", "sean"), "it": ("colpite", "chiamate")}
"""What looks so and is none: nouns, and participles in the plural."""
START = r"(?:^|[.!?:;–«“(] *|\n *)"
WITHIN = r"(?:, | y | o | e )"
OWN = {
    "es": r"\b[Ss]us? (?:cuentas?|contraseñas?|navegador|dispositivos?|tel[eé]fonos?|m[oó]vil|correo|nombres?|PIN"
    r"|c[oó]digo|pantalla|sesi[oó]n|partidos?|partidas?|turno|clave|direcci[oó]n|ordenador|archivos?)\b",
    "it": r"\b[Ss]u(?:o|a|oi|e) (?:account|password|browser|dispositivo|telefono|computer|nome|codice|schermo"
    r"|sessione|incontr[oi]|partit[ae]|turno|file)\b",
}
"""A reader's own things, as a stranger's."""
OF_ANOTHER = {
    *("carrom-refused-it-was-his-turn", "play-invite-local", "cli-option-director", "room-invite-says"),
    *("room-field-second-official", "room-act-withdraw-says", "cli-tls-unfit", "cli-option-club-quiet"),
    *("cli-desk-out-needed", "entrance-accounts-says", "desk-round-started", "hall-trouble-unreachable"),
    *("room-no-entries-says", "room-vote-by-hand", "room-new-tables-says", "room-new-approval-says"),
    *("room-act-start_round-says", "offline-network", "judge-signed"),
}
"""Messages that speak of somebody else's or of a thing's: of an official's account, the hall's name."""


VERBS = {
    "es": """abrir aceptar activar actualizar agregar ajustar añadir anotar anular anunciar apagar
        apuntar arbitrar arrastrar asignar avisar bajar borrar buscar cambiar cantar cargar colocar
        comparar completar comprobar confirmar consultar continuar copiar corregir crear dejar
        descargar deshacer ejecutar eliminar emparejar entregar enviar escanear escribir esperar
        evitar explicar girar golpear guardar imprimir indicar iniciar insertar instalar intentar
        lanzar leer llamar llegar marcar mirar nominar observar pasar permitir practicar preguntar
        preparar protestar quitar recargar rechazar recibir recordar reiniciar rellenar revisar
        sacar seleccionar soltar sortear subir teclear terminar tirar tocar tomar usar utilizar
        verificar vigilar""",
    "it": """accedere accettare aggiornare aggiungere andare annullare annunciare annotare aprire
        arbitrare assegnare aspettare attendere attivare avviare cambiare cancellare caricare
        cercare chiamare chiedere chiudere colpire comparare completare confermare consegnare
        consultare continuare controllare copiare correggere creare dichiarare disegnare eliminare
        entrare eseguire guardare importare indicare iniziare inserire installare inviare lanciare
        leggere mandare mettere modificare mostrare nominare passare pescare posizionare premere
        preparare provare puntare registrare ricaricare ricordare rileggere riprovare rispondere
        salvare scaricare scegliere scrivere segnare selezionare sorteggiare spostare stampare
        tenere tirare toccare togliere tornare trascinare usare verificare vedere""",
}
"""What an interface asks for."""


def formal_imperatives(language: Language) -> set[str]:
    """Return how a stranger would be told to do something: usted, ustedes; voi and Lei."""
    made = {*IRREGULAR[language].split()}
    made |= {f"{form}n" for form in made} if language == "es" else set()
    for verb in VERBS[language].split():
        stem = verb[:-2] if language == "es" else verb[:-3]
        if language == "es":
            hard = {"c": "qu", "g": "gu", "z": "c"}
            soft = stem[:-1] + hard.get(stem[-1:], stem[-1:]) if verb.endswith("ar") else stem
            made |= {
                soft + ("e" if verb.endswith("ar") else "a"),
                soft + ("en" if verb.endswith("ar") else "an"),
            }
        else:
            made |= {stem + {"are": "ate", "ere": "ete", "ire": "ite"}[verb[-3:]]}
    return made - {*NOUNS[language]}


def formal_words(language: Language, text: str) -> list[str]:
    """Return the words of a text by which a reader is addressed as a stranger."""
    shown = read_text(text)
    found = re.findall(PRONOUNS[language], shown)
    if VOCATIVE.match(text):
        found += re.findall(THEIRS[language], shown)
    begun = re.findall(rf"{START}([A-ZÁÉÍÓÚÀÈÌÒÙ]\w+)", shown)
    for word in [*begun, *re.findall(rf"{WITHIN}([a-záéíóúàèìòù]+)", shown)]:
        bare = word.lower().translate(str.maketrans("áéíóú", "aeiou"))
        if any(re.fullmatch(form + CLITICS[language], bare) for form in FORMS[language]):
            found.append(word)
    return found


FORMS: dict[str, frozenset[str]] = {one: frozenset(formal_imperatives(one)) for one in ("it", "es")}


@pytest.mark.parametrize("language", ["it", "es"])
def test_nobody_is_addressed_as_a_stranger(language: Language) -> None:
    found = {name: formal_words(language, text) for name, text in messages(language).items()}
    assert {name: words for name, words in found.items() if words} == {}


@pytest.mark.parametrize("language", ["it", "es"])
def test_what_is_the_readers_is_called_theirs_as_a_friend_would(language: Language) -> None:
    texts = messages(language)
    strange = {name for name, text in texts.items() if re.search(OWN[language], read_text(text))}
    assert strange - OF_ANOTHER == set()
    assert {*texts} >= OF_ANOTHER


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "Cante cada acto de un partido y reciba la decisión."),
        ("es", "Nomine cualquier bola; vale como la bola en juego"),
        ("es", "Sortee en la página del evento."),
        ("es", "Listo. Elíjalo en la lista."),
        ("es", "Toque la mesa."),
        ("es", "Hagan la tirada."),
        ("es", "Usted arbitra este partido."),
        ("it", "Cartella dei vostri dati."),
        ("it", "Scegliete un tavolo."),
        ("it", "Pronto. Inseritelo qui."),
        ("it", "Prema il tasto."),
        ("it", "Qui vede ciò che Lei ha inserito."),
        ("it", "Vi preghiamo di attendere."),
        ("it", "Quando avete finito, il tavolo è libero."),
        ("it", "Se sceglierete il bianco, tirate per primi."),
        ("it", "{ $player }, una terza rimessa le costerà il frame"),
        ("it", "La console è pronta, indicate il tavolo."),
        ("es", "{ $player }, un tercer miss le costará el frame"),
        ("es", "La opción no existe; véase --help."),
        ("es", "Vale cuando los dos habéis enviado lo mismo."),
        ("es", "El partido ha avanzado, vuelva a cargarlo."),
        ("es", "Espera un momento y recargue la página."),
    ],
)
def test_formal_address_is_found_in_every_form(language: Language, text: str) -> None:
    assert formal_words(language, text)


NAMED = (
    r"\{ ?\$(?:player|name|winner|side|by|to|who|other|first|second|opponent|above|placer|player_[XO])\s*\}"
)
STATE = r"(?:è|viene|sarà|resta|risulta|queda|está|es|era|fue)"
PARTICIPLE = (
    r"(?:\w+[aiu]t[oai]|\w+[ai]d[oa]s?|\w+(?:ess|ers|ors|ett|itt|ost|iest)[oa]|primer?[oa]|sol[oa]|ferm[oa])"
)
AFTER = rf"(?:non |no |già |ya |aún |ancora )*{STATE} (?:già |ya |stato |sido )?"
GENDERED = re.compile(
    rf"(?:^|[.:;,«“] |->|\]) *{NAMED} {AFTER}({PARTICIPLE})\b"
    rf"|\[[\w-]+\]\s+{STATE} ({PARTICIPLE})\b"
)
"""Somebody of whom only the name is known, and a participle that guesses at their gender: *Anna è squalificato*."""


def guesses(text: str) -> list[str]:
    """Return where a text guesses whether somebody is a man or a woman."""
    return [found[0].strip() for found in GENDERED.finditer(text)]


@pytest.mark.parametrize("language", ["it", "es"])
def test_no_message_guesses_the_gender_of_a_name(language: Language) -> None:
    found = {name: guesses(text) for name, text in messages(language).items()}
    assert {name: words for name, words in found.items() if words} == {}


@pytest.mark.parametrize(
    "text",
    [
        "{ $player } è squalificato.",
        "{ $player } es primero: van iguales.",
        "{ $measure ->\n [out] queda expulsado\n *[other] x }",
    ],
)
def test_a_guess_at_a_gender_is_found(text: str) -> None:
    assert guesses(text)


WORDS_OF_A_MANUAL = (
    *("undo", "redo", "correct", "insert", "halt", "go"),
    *("protest", "settle", "log", "show", "law", "save"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_of_the_console_names_the_words_that_it_takes(language: Language) -> None:
    manual = say(language, "console-manual")
    words = {word: say(language, f"seat-word-{word}").split()[0] for word in WORDS_OF_A_MANUAL}
    assert {word: typed for word, typed in words.items() if not re.search(rf"[“«]{typed}\b", manual)} == {}


def test_figures_have_the_comma_of_their_language() -> None:
    assert [say(one, "umpire-seconds", seconds=1.5) for one in LANGUAGES] == ["1.5 s", "1,5 s", "1,5 s"]


def test_days_are_written_as_people_write_them() -> None:
    day = date(2026, 11, 8)
    written = [write_date(day, language) for language in LANGUAGES]
    assert written == ["8 November 2026", "8 novembre 2026", "8 de noviembre de 2026"]


TYPED = re.compile(r"[«“'`][^»”'`]*[»”'`]")
LAW = re.compile(
    r"(?:§ ?|\(|R|F|law |regola |regla |WBGF |WPBSA, )\d+(?:\.\d+)+|\d+\.\d+\.\w|\d\.\d{3}\b|^\s*\d\.\d "
)
"""Numbers of laws and matches, and thousands: points that are no decimal point."""


@pytest.mark.parametrize("language", ["it", "es"])
def test_no_message_has_the_decimal_point_of_english(language: Language) -> None:
    bare = {name: LAW.sub("", TYPED.sub("", read_text(text))) for name, text in messages(language).items()}
    wrong = {name: text for name, text in bare.items() if re.search(r"(?<![\w.])\d+\.\d+(?![\w.]*\w)", text)}
    assert wrong == {}
