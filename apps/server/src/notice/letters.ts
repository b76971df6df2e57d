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
  /** When one's time is up there, where it runs. */
  until: number | null
  /** What somebody announced, in his own words. */
  text?: string | null
}

/** Everything the house writes to people, in one language. */
export interface Letters {
  language: Language
  /** Asks whether an address is its owner's. */
  address(link: string): Written
  /** Leads to a new password. */
  password(login: string, link: string): Written
  /** Tells of tables; `hall` is the address of the hall, `settings` of where letters are given up. */
  tables(told: readonly Told[], zone: string, hall: string, settings: string): Written
  /** Until when one has time, the moment in words. */
  until(moment: string): string
  /** One line each, for letters and for browsers that are knocked at. */
  lines: Readonly<Record<NoticeKind, string>>
}

const letter = (...parts: string[]): string => parts.join('\n\n')

/** A moment as its reader writes it, where he is: `Tuesday, 17 November at 14:00 CET`. */
function momentIn(language: Language, zone: string, at: number): string {
  const form = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  const tag = language === 'en' ? 'en-GB' : language
  return new Intl.DateTimeFormat(tag, { ...form, timeZone: zone, timeZoneName: 'short' }).format(at)
}

function list(told: readonly Told[], { language, lines, until: upTo }: Letters, zone: string): string {
  const colon = language === 'fr' ? ' :' : ':'
  const entries = told.map(({ kind, game, address, until, text }) => {
    const time = until === null ? '' : ` ${upTo(momentIn(language, zone, until))}`
    const words = !text ? '' : `\n  “${text.replace(/\s+/g, ' ')}”`
    return `- ${game}${colon} ${lines[kind]}${time}${words}\n  ${address}`
  })
  return entries.join('\n')
}

const en: Letters = {
  language: 'en',
  until: moment => `You have until ${moment}.`,
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
  tables: (told, zone, hall, settings) => ({
    subject: 'Hexarium: your games',
    text: letter(
      'Hello,',
      list(told, en, zone),
      `All games: ${hall}`,
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
    round: 'A round has begun: your table is laid.',
    deadline: 'The time of the round is nearly up.',
    corrected: 'A result was corrected.',
    ended: 'It is over.',
    announcement: 'The organiser has something to say.',
    challenge: 'You are challenged: your table is laid.',
  },
}

const de: Letters = {
  language: 'de',
  until: moment => `Du hast Zeit bis ${moment}.`,
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
  tables: (told, zone, hall, settings) => ({
    subject: 'Hexarium: deine Partien',
    text: letter(
      'Hallo,',
      list(told, de, zone),
      `Alle Spiele: ${hall}`,
      `Wie oft dir geschrieben wird, oder gar nicht mehr: ${settings}`,
    ),
  }),
  lines: {
    turn: 'Du bist am Zug.',
    start: 'Die Partie hat begonnen.',
    over: 'Die Partie ist zu Ende.',
    invitation: 'Du bist eingeladen.',
    closed: 'Der Tisch musste geschlossen werden, durch unseren Fehler; niemand hat verloren.',
    time: 'Deine Zeit läuft ab.',
    round: 'Eine Runde hat begonnen: dein Tisch steht bereit.',
    deadline: 'Die Zeit der Runde läuft bald ab.',
    corrected: 'Ein Ergebnis wurde berichtigt.',
    ended: 'Der Wettbewerb ist zu Ende.',
    announcement: 'Die Turnierleitung hat etwas mitzuteilen.',
    challenge: 'Du bist herausgefordert: dein Tisch steht bereit.',
  },
}

const fr: Letters = {
  language: 'fr',
  until: moment => `Vous avez jusqu’au ${moment}.`,
  address: link => ({
    subject: 'Hexarium : votre adresse',
    text: letter(
      'Bonjour,',
      `veuillez confirmer que cette adresse est bien la vôtre :\n${link}`,
      'Si vous n’avez rien demandé, vous n’avez rien à faire.',
    ),
  }),
  password: (login, link) => ({
    subject: 'Hexarium : un nouveau mot de passe',
    text: letter(
      `Bonjour ${login},`,
      `vous pouvez choisir ici un nouveau mot de passe, dans l’heure qui vient :\n${link}`,
      'Si vous n’avez rien demandé, vous n’avez rien à faire.',
    ),
  }),
  tables: (told, zone, hall, settings) => ({
    subject: 'Hexarium : vos parties',
    text: letter(
      'Bonjour,',
      list(told, fr, zone),
      `Tous les jeux : ${hall}`,
      `Pour recevoir moins de courriers, ou plus aucun : ${settings}`,
    ),
  }),
  lines: {
    turn: 'C’est à vous de jouer.',
    start: 'La partie a commencé.',
    over: 'La partie est finie.',
    invitation: 'Vous avez une invitation.',
    closed: 'La table a dû être fermée, par notre faute ; personne n’a perdu.',
    time: 'Votre temps touche à sa fin.',
    round: 'Une ronde a commencé : votre table est prête.',
    deadline: 'Le temps de la ronde touche à sa fin.',
    corrected: 'Un résultat a été corrigé.',
    ended: 'La compétition est terminée.',
    announcement: 'L’organisateur a quelque chose à dire.',
    challenge: 'On vous défie : votre table est prête.',
  },
}

/** By language. */
export const letters: Readonly<Record<Language, Letters>> = { en, de, fr }
