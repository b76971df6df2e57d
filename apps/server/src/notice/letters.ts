import type { Language } from '@hexarium/kernel'
import type { NoticeKind } from '@hexarium/wire'

/** What a letter says. */
export interface Written {
  subject: string
  text: string
}

/** A thing to tell of: what happened at a table of a game, and the address that opens it. */
export interface Told {
  kind: NoticeKind
  game: string
  address: string
}

/** Everything the house writes to people, in one language. */
export interface Letters {
  /** Asks whether an address is its owner's. */
  address(link: string): Written
  /** Leads to a new password. */
  password(login: string, link: string): Written
  /** Tells of tables; `hall` is the address of the hall, `settings` of where letters are given up. */
  tables(told: readonly Told[], hall: string, settings: string): Written
  /** One line each, for letters and for browsers that are knocked at. */
  lines: Readonly<Record<NoticeKind, string>>
}

const letter = (...parts: string[]): string => parts.join('\n\n')

const list = (told: readonly Told[], lines: Letters['lines']): string =>
  told.map(({ kind, game, address }) => `- ${game}: ${lines[kind]}\n  ${address}`).join('\n')

const en: Letters = {
  address: link => ({
    subject: 'Hexarium: your address',
    text: letter(
      'Hello,',
      `please confirm that this address is yours:\n${link}`,
      'If you did not ask for this, do nothing.',
    ),
  }),
  password: (login, link) => ({
    subject: 'Hexarium: a new password',
    text: letter(
      `Hello ${login},`,
      `here you can choose a new password within an hour:\n${link}`,
      'If you did not ask for this, do nothing.',
    ),
  }),
  tables: (told, hall, settings) => ({
    subject: 'Hexarium: your tables',
    text: letter(
      'Hello,',
      list(told, en.lines),
      `The hall: ${hall}`,
      `How often you are written to, or no longer: ${settings}`,
    ),
  }),
  lines: {
    turn: 'It is your turn.',
    start: 'The game has started.',
    over: 'The game is over.',
    invitation: 'You are invited.',
    closed: 'The table had to be closed, for a fault of ours; nobody has lost.',
    time: 'Your time is running out.',
  },
}

const de: Letters = {
  address: link => ({
    subject: 'Hexarium: deine Adresse',
    text: letter(
      'Hallo,',
      `bitte bestätige, dass diese Adresse dir gehört:\n${link}`,
      'Wenn du das nicht wolltest, brauchst du nichts zu tun.',
    ),
  }),
  password: (login, link) => ({
    subject: 'Hexarium: ein neues Passwort',
    text: letter(
      `Hallo ${login},`,
      `hier kannst du innerhalb einer Stunde ein neues Passwort wählen:\n${link}`,
      'Wenn du das nicht wolltest, brauchst du nichts zu tun.',
    ),
  }),
  tables: (told, hall, settings) => ({
    subject: 'Hexarium: deine Tische',
    text: letter(
      'Hallo,',
      list(told, de.lines),
      `Die Halle: ${hall}`,
      `Wie oft dir geschrieben wird, oder gar nicht mehr: ${settings}`,
    ),
  }),
  lines: {
    turn: 'Du bist am Zug.',
    start: 'Das Spiel hat begonnen.',
    over: 'Das Spiel ist zu Ende.',
    invitation: 'Du bist eingeladen.',
    closed: 'Der Tisch musste geschlossen werden, durch unseren Fehler; niemand hat verloren.',
    time: 'Deine Zeit läuft ab.',
  },
}

const fr: Letters = {
  address: link => ({
    subject: 'Hexarium : votre adresse',
    text: letter(
      'Bonjour,',
      `veuillez confirmer que cette adresse est bien la vôtre :\n${link}`,
      'Si vous n’avez rien demandé, vous n’avez rien à faire.',
    ),
  }),
  password: (login, link) => ({
    subject: 'Hexarium : un nouveau mot de passe',
    text: letter(
      `Bonjour ${login},`,
      `vous pouvez choisir ici un nouveau mot de passe, dans l’heure qui vient :\n${link}`,
      'Si vous n’avez rien demandé, vous n’avez rien à faire.',
    ),
  }),
  tables: (told, hall, settings) => ({
    subject: 'Hexarium : vos tables',
    text: letter(
      'Bonjour,',
      list(told, fr.lines).replaceAll(/^(- .*?): /gm, '$1 : '),
      `La salle : ${hall}`,
      `Pour recevoir moins de courriers, ou plus aucun : ${settings}`,
    ),
  }),
  lines: {
    turn: 'C’est à vous de jouer.',
    start: 'La partie a commencé.',
    over: 'La partie est finie.',
    invitation: 'Vous êtes invité.',
    closed: 'La table a dû être fermée, par notre faute ; personne n’a perdu.',
    time: 'Votre temps touche à sa fin.',
  },
}

/** By language. */
export const letters: Readonly<Record<Language, Letters>> = { en, de, fr }
