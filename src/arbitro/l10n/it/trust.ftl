# Quello che è di altri, e come averlo onestamente.

hall-problem-not-yours-to-give = Qui non hai il ruolo { $role }, quindi non puoi darlo: chiedi a un direttore.
hall-problem-officials-word = { $field } lo dice un ufficiale: non indicarlo, e rivolgiti alla direzione.
hall-problem-table-of-the-hall = Il tavolo { $table } è della sala: togli il tavolo, o chiedi alla direzione.
hall-problem-seats-unasked = Gli ospiti li fa sedere chi gioca con loro: prendi un posto anche tu, o invitali.
hall-problem-protest-words = Scrivi in una riga che cosa si contesta.
hall-problem-protest-by = Scrivi chi protesta: { $sides }.
hall-problem-for-the-desk = Questa contestazione la decide la direzione, e solo la direzione chiude l’esame.
hall-problem-vote-by-member = I membri votano dal proprio dispositivo. Due ufficiali possono inserire insieme un voto su carta.
hall-problem-second-official = Annotato. Il voto vale quando { $name } invia lo stesso dal proprio dispositivo.
hall-problem-no-such-clause = Nel regolamento di questo incontro non c’è la regola { $clause }: cercala in /laws, o lascia vuoto.
hall-problem-passkey-refused = Questa passkey non è accettata: qui è sconosciuta, è stata rimossa, o è passato troppo tempo. Riprova, o accedi con la password.
hall-problem-passkey-no-tls = Le passkey richiedono TLS e un nome con cui questa sala è conosciuta: servila con --tls-cert e --known-host.
hall-problem-passkey-not-installed = Le passkey non sono installate qui: installa Arbitro come arbitro[passkeys].
hall-problem-no-such-passkey = Non hai una passkey così.
hall-problem-passkey-too-many = Un account ha al massimo { $most } passkey, ognuna una volta: rimuovine una che non serve più.
hall-problem-no-account = Le passkey sono per gli account: chiedine uno a un direttore.
hall-title-passkey-no-tls = Qui niente passkey
hall-title-passkey-not-installed = Qui niente passkey

cli-permissions-addresses = Indirizzi: di che cosa, la regola, chi serve lì (chi può chiedere)
cli-permissions-pages = Pagine
cli-permissions-acts = Atti di un evento, per ruolo
cli-permissions-words = Campi di atti che solo un ufficiale dice, chiunque annoti l'atto
cli-permissions-match = Campi di un incontro che non tutti vedono
cli-permissions-event = Campi di un evento che non tutti vedono
cli-permissions-person = Campi di una persona del registro che non tutti vedono
cli-permissions-grants = Che cosa ogni ruolo può dare ai dispositivi
