# Lo que es de otros, y cómo conseguirlo honradamente.

hall-problem-not-yours-to-give = Aquí no tienes la función { $role }, así que no puedes darla: pídela a un director.
hall-problem-officials-word = { $field } lo dice un oficial: no lo indiques, y acude a la dirección.
hall-problem-table-of-the-hall = La mesa { $table } es de la sala: quita la mesa, o pregunta a la dirección.
hall-problem-seats-unasked = A los invitados los sienta quien juega con ellos: toma un asiento tú también, o invítalos.
hall-problem-protest-words = Di en una línea de qué trata la protesta.
hall-problem-protest-by = Di quién protesta: { $sides }.
hall-problem-for-the-desk = Esta protesta la decide la dirección, y solo ella termina la revisión.
hall-problem-vote-by-member = Los miembros votan desde su propio dispositivo. Dos oficiales pueden introducir juntos un voto en papel.
hall-problem-second-official = Anotado. El voto vale cuando { $name } envíe lo mismo desde su propio dispositivo.
hall-problem-no-such-clause = En el reglamento de este partido no hay ninguna regla { $clause }: búscala en /laws, o déjala en blanco.
hall-problem-passkey-refused = Esta clave de acceso no se acepta: aquí no se conoce, se quitó, o pasó demasiado tiempo. Inténtalo de nuevo, o entra con tu contraseña.
hall-problem-passkey-no-tls = Las claves de acceso necesitan TLS y un nombre por el que se conozca esta sala: sírvela con --tls-cert y --known-host.
hall-problem-passkey-not-installed = Las claves de acceso no están instaladas aquí: instala Arbitro como arbitro[passkeys].
hall-problem-no-such-passkey = No tienes una clave de acceso así.
hall-problem-passkey-too-many = Una cuenta tiene como máximo { $most } claves de acceso, cada una una vez: quita una que ya no se use.
hall-problem-no-account = Las claves de acceso son para cuentas: pide una a un director.
hall-title-passkey-no-tls = Aquí no hay claves de acceso
hall-title-passkey-not-installed = Aquí no hay claves de acceso

cli-permissions-addresses = Direcciones: de qué, la regla, quién hace falta allí (quién puede preguntar)
cli-permissions-pages = Páginas
cli-permissions-acts = Actos de un evento, por función
cli-permissions-words = Campos de actos que solo dice un oficial, quienquiera que anote el acto
cli-permissions-match = Campos de un partido que no todos ven
cli-permissions-event = Campos de un evento que no todos ven
cli-permissions-person = Campos de una persona del registro que no todos ven
cli-permissions-grants = Qué puede dar cada función a los dispositivos
