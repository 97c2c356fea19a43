# Judging a match again in the reader's own browser.
judge-title = Judge it again here
judge-again = Judge it again here
judge-says = Your browser fetches the journal, checks its chain and signature, judges every act again with the same laws, simulates the strokes that were played here, and compares.
judge-busy = Loading the laws…
judge-progress = { $count ->
    [one] Judged { $done } of one entry.
   *[other] Judged { $done } of { $count } entries.
 }
judge-strokes = { $count ->
    [one] The one stroke was simulated again and comes out the same to the last digit.
   *[other] All { $count } strokes were simulated again and come out the same to the last digit.
 }
judge-strokes-part = { $count ->
    [one] The one stroke was not simulated again.
   *[other] Of { $count } strokes, { $replayed } were simulated again; the others were judged by what was seen of them.
 }
judge-every-stroke = Simulate every stroke
judge-unlike = These strokes do not come out as the journal has them: { $numbers }.
judge-sealed = The secret behind all chance is the one that the hall was bound to before the first act.
judge-unsealed = The secret behind all chance is not the one that the hall was bound to before the first act.
judge-same = { $count ->
    [one] The one ruling is the same, and the chain is whole.
   *[other] All { $count } rulings are the same, and the chain is whole.
 }
judge-different = These entries are ruled differently here: { $numbers }.
judge-fault = The chain is broken at entry { $number }.
judge-failed = Could not judge it here: { $why }
judge-head = Digest of the last entry:
judge-signed = The hall has signed this journal with its key:
judge-new-key = The hall has another key than when this browser last checked, and the old one does not vouch for it: ask the hall why.
judge-not-signed = Journals of this hall carry no signature: what it says now can be compared with what it says later by the digest alone.
judge-signature-forged = The hall’s signature is not genuine.
judge-signature-other-journal = The hall has signed another journal than this one.
judge-signature-unknown-key = The journal is signed with a key that the hall does not tell.
