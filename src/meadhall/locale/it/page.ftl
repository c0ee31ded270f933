### La pagina semplice in un browser: l’elenco dei tavoli e ciò che sta attorno a un tavolo.
### $clan: un nome; $n (numero).

## L’elenco dei tavoli

page-new = Gioca a Blood Rage
page-seats = Clan
page-others = Gli altri
    .bots = bot
    .people = persone, tramite link
    .anybody = chiunque arrivi
page-level = Livello dei bot
page-play = Gioca
page-mine = I miei tavoli
page-open-tables = Tavoli aperti
page-none = Ancora nessuno.
page-sit = Siediti
page-watch = Guarda
page-open = Apri
page-password = La password di questo tavolo:

## Un tavolo: a che punto è

page-status-open = in attesa di giocatori
page-status-playing = partita in corso
page-status-over = partita finita
page-status-stuck = partita bloccata
page-your-turn = tocca a te

## Prima della partita

page-links = Invia a ognuno il link al suo posto. Chi ha il link gioca lì, quindi non darlo a nessun altro.
page-copy = Copia
page-copied = Copiato
page-free = libero
page-here = al tavolo
page-begin = Comincia ora, con i bot nei posti liberi

## Al tavolo

page-undo = Annulla
page-hint = Consiglio
page-chat = Chat
page-send = Invia
page-watching = Stai guardando.
page-look = Gioca con il clan { TEXT($clan, kind: "clan", form: "gen") }
page-bot-plays = Ora un bot gioca per te.
page-take-back = Torna a giocare
page-pass = Passi la mano e perdi { n-rage.acc }?
page-rematch = Rivincita
page-to-rematch = Vai alla rivincita
page-line-lost = Connessione interrotta. Nuovo tentativo…
page-unreachable = Il server non risponde. Riprova tra poco.
