import type { Language } from '@hexarium/kernel'

/** Everything `hexarium play` says by itself. */
export interface Words {
  whichGame: string
  noSuchNumber: (last: number) => string
  you: string
  seats: (who: string) => string
  dice: (commitment: string) => string
  resumed: (path: string, choices: number) => string
  since: string
  turnOf: (seat: string) => string
  keys: string
  help: string
  more: (hidden: number) => string
  matching: (text: string, found: number) => string
  noMatch: (text: string) => string
  saved: (path: string) => string
  autosaved: (path: string) => string
  resumeWith: string
  nothingPlayed: string
  noUndo: string
  undone: string
  allowed: (choice: string) => string
  forbidden: (choice: string, rule: string, text: string) => string
  whyWhat: (kinds: string) => string
  reallyResign: string
  yes: string
  passKeyboard: (seat: string) => string
  emptyLog: string
  won: string
  proveWith: string
  exists: (path: string) => string
  forgotten: string
  costs: string
  chooseAgain: string
  planWhat: string
  noPlan: string
  /** To who may act though he is not asked. */
  mayPass: string
  othersMay: (names: string) => string
}

const en: Words = {
  whichGame: 'Which game?',
  noSuchNumber: last => `Please type a number from 1 to ${last}.`,
  you: 'you',
  seats: who => `At the table: ${who}.`,
  dice: commitment => `The dice are fixed already; the SHA-256 of their seed is ${commitment}.`,
  resumed: (path, choices) =>
    `${path}: ${choices === 1 ? '1 choice was' : `${choices} choices were`} made; the game goes on.`,
  since: 'Since your last choice:',
  turnOf: seat => `${seat}’s turn`,
  keys: 'number or text, u undo, s save, l log, m map, w why, r resign, ? help, q quit',
  help: `
  3            take option 3
  unit 4       take an option in the notation of records
  0504         take the option whose place or piece is marked so on the map
  any text     list the options that hold this text
  all          list all options
  u            take back your last choice, as long as no dice fell and nobody else acted
  w 0504       why is that not allowed?
  p Ab1        where could that piece come to?
  o            another player who may act, too, has the keyboard for a moment
  m            the map and all pieces
  l            everything that happened so far
  s [file]     save the game
  r            resign
  q            quit; the game is saved and can be resumed`,
  more: hidden => `… and ${hidden} more: “all” lists them, any text filters them`,
  matching: (text, found) => `${found} with “${text}”:`,
  noMatch: text => `No option holds “${text}”. Type a number of the list, or ? for help.`,
  saved: path => `Saved in ${path}.`,
  autosaved: path => `The game is saved in ${path}.`,
  resumeWith: 'Continue with:',
  nothingPlayed: 'Nothing was played, so nothing was saved.',
  noUndo: 'There is nothing to take back: dice, another player or something shown stand between.',
  undone: 'Taken back.',
  allowed: choice => `It is allowed: ${choice}.`,
  forbidden: (choice, rule, text) => `${choice} is not allowed, rule ${rule}${text ? `: ${text}` : '.'}`,
  whyWhat: kinds => `Name a choice after w: a place or piece as on the map, or its kind and number (${kinds}).`,
  reallyResign: 'Resign the game? (y/n) ',
  yes: 'y',
  passKeyboard: seat => `Pass the keyboard to ${seat}, who then presses Enter.`,
  emptyLog: 'Nothing has happened yet.',
  won: 'The game is over.',
  proveWith: 'Check every roll with:',
  exists: path => `${path} exists already; choose another name.`,
  forgotten: 'Not done yet:',
  costs: 'This costs for certain:',
  chooseAgain: 'Choose the same again to leave it.',
  planWhat: 'Name a piece after p, as it is written on the map.',
  noPlan: 'Nothing can be said about where it could come to.',
  mayPass: 'You need not: Enter lets the game go on.',
  othersMay: names => `${names} may act too: o passes the keyboard.`,
}

const de: Words = {
  whichGame: 'Welches Spiel?',
  noSuchNumber: last => `Bitte eine Zahl von 1 bis ${last} eingeben.`,
  you: 'du',
  seats: who => `Am Tisch: ${who}.`,
  dice: commitment => `Die Würfel liegen schon fest; der SHA-256 ihres Startwerts ist ${commitment}.`,
  resumed: (path, choices) =>
    `${path}: ${choices === 1 ? '1 Entscheidung ist' : `${choices} Entscheidungen sind`} getroffen; die Partie geht weiter.`,
  since: 'Seit deiner letzten Entscheidung:',
  turnOf: seat => `${seat} ist am Zug`,
  keys: 'Zahl, Text, u zurück, s speichern, l Verlauf, m Karte, w warum, r Aufgabe, ?, q Ende',
  help: `
  3            Möglichkeit 3 wählen
  unit 4       eine Möglichkeit in der Schreibweise der Aufzeichnungen wählen
  0504         die Möglichkeit wählen, deren Feld oder Figur auf der Karte so heißt
  ein Text     die Möglichkeiten zeigen, in denen er vorkommt
  alle         alle Möglichkeiten zeigen
  u            die letzte eigene Entscheidung zurücknehmen, solange kein Würfel fiel und kein anderer am Zug war
  w 0504       warum geht das nicht?
  p Ab1        wohin könnte diese Figur kommen?
  o            wer außerdem handeln darf, bekommt kurz die Tastatur
  m            die Karte und alle Figuren
  l            alles, was bisher geschah
  s [Datei]    die Partie speichern
  r            aufgeben
  q            beenden; die Partie wird gespeichert und kann fortgesetzt werden`,
  more: hidden => `… und ${hidden} weitere: „alle“ zeigt sie, ein Text sucht darin`,
  matching: (text, found) => `${found} mit „${text}“:`,
  noMatch: text => `Keine Möglichkeit enthält „${text}“. Gib eine Zahl der Liste ein, oder ? für Hilfe.`,
  saved: path => `Gespeichert in ${path}.`,
  autosaved: path => `Die Partie ist gespeichert in ${path}.`,
  resumeWith: 'Weiter geht es mit:',
  nothingPlayed: 'Nichts wurde gespielt, also wurde nichts gespeichert.',
  noUndo: 'Es gibt nichts zurückzunehmen: Würfel, ein anderer Spieler oder etwas Aufgedecktes stehen dazwischen.',
  undone: 'Zurückgenommen.',
  allowed: choice => `Das ist erlaubt: ${choice}.`,
  forbidden: (choice, rule, text) => `„${choice}“ ist nicht erlaubt, Regel ${rule}${text ? `: ${text}` : '.'}`,
  whyWhat: kinds => `Nenne nach w eine Möglichkeit: Feld oder Figur wie auf der Karte, oder Art und Nummer (${kinds}).`,
  reallyResign: 'Die Partie aufgeben? (j/n) ',
  yes: 'j',
  passKeyboard: seat => `Gib die Tastatur an ${seat} weiter; dann Eingabetaste.`,
  emptyLog: 'Noch ist nichts geschehen.',
  won: 'Die Partie ist zu Ende.',
  proveWith: 'Jeden Wurf prüft:',
  exists: path => `${path} gibt es schon; wähle einen anderen Namen.`,
  forgotten: 'Noch nicht erledigt:',
  costs: 'Das kostet sicher:',
  chooseAgain: 'Wähle dasselbe noch einmal, um es dabei zu lassen.',
  planWhat: 'Nenne nach p eine Figur, wie sie auf der Karte steht.',
  noPlan: 'Wohin sie kommen könnte, lässt sich nicht sagen.',
  mayPass: 'Du musst nicht: Enter lässt die Partie weitergehen.',
  othersMay: names => `Auch handeln darf: ${names}. o gibt die Tastatur weiter.`,
}

const fr: Words = {
  whichGame: 'Quel jeu ?',
  noSuchNumber: last => `Tapez un nombre de 1 à ${last}.`,
  you: 'vous',
  seats: who => `À la table : ${who}.`,
  dice: commitment => `Les dés sont déjà fixés ; le SHA-256 de leur graine est ${commitment}.`,
  resumed: (path, choices) =>
    `${path} : ${choices === 1 ? '1 choix a été fait' : `${choices} choix ont été faits`} ; la partie continue.`,
  since: 'Depuis votre dernier choix :',
  turnOf: seat => `À ${seat} de jouer`,
  keys: 'nombre, texte, u annuler, s sauver, l journal, m carte, w pourquoi, r abandon, ?, q',
  help: `
  3            prendre l’option 3
  unit 4       prendre une option dans la notation des enregistrements
  0504         prendre l’option dont la case ou le pion porte ce nom sur la carte
  un texte     montrer les options qui le contiennent
  tout         montrer toutes les options
  u            annuler votre dernier choix, tant qu’aucun dé n’est tombé et que nul autre n’a joué
  w 0504       pourquoi est-ce interdit ?
  p Ab1        où ce pion pourrait-il aller ?
  o            un autre joueur qui peut agir aussi prend un instant le clavier
  m            la carte et tous les pions
  l            tout ce qui s’est passé
  s [fichier]  sauver la partie
  r            abandonner
  q            quitter ; la partie est sauvée et peut être continuée`,
  more: hidden => `… et ${hidden} de plus : « tout » les montre, un texte les filtre`,
  matching: (text, found) => `${found} avec « ${text} » :`,
  noMatch: text => `Aucune option ne contient « ${text} ». Tapez un nombre de la liste, ou ? pour l’aide.`,
  saved: path => `Sauvée dans ${path}.`,
  autosaved: path => `La partie est sauvée dans ${path}.`,
  resumeWith: 'Pour la continuer :',
  nothingPlayed: 'Rien n’a été joué, rien n’a donc été sauvé.',
  noUndo: 'Rien à annuler : des dés, un autre joueur ou une chose révélée s’y opposent.',
  undone: 'Annulé.',
  allowed: choice => `C’est permis : ${choice}.`,
  forbidden: (choice, rule, text) => `« ${choice} » : interdit, règle ${rule}${text ? ` : ${text}` : '.'}`,
  whyWhat: kinds => `Nommez un choix après w : case ou pion comme sur la carte, ou type et numéro (${kinds}).`,
  reallyResign: 'Abandonner la partie ? (o/n) ',
  yes: 'o',
  passKeyboard: seat => `Passez le clavier à ${seat}, qui appuie ensuite sur Entrée.`,
  emptyLog: 'Il ne s’est encore rien passé.',
  won: 'La partie est finie.',
  proveWith: 'Pour vérifier chaque jet :',
  exists: path => `${path} existe déjà ; choisissez un autre nom.`,
  forgotten: 'Pas encore fait :',
  costs: 'Cela coûte à coup sûr :',
  chooseAgain: 'Choisissez encore la même chose pour en rester là.',
  planWhat: 'Nommez un pion après p, comme il est écrit sur la carte.',
  noPlan: 'On ne peut pas dire où il pourrait aller.',
  mayPass: 'Vous n’y êtes pas obligé : Entrée laisse continuer la partie.',
  othersMay: names => `Peut aussi agir : ${names}. o passe le clavier.`,
}

/** The program's own words by language. */
export const words: Record<Language, Words> = { en, de, fr }
