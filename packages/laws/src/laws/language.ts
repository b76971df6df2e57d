import type { Language } from '@hexarium/kernel'

/** A sign that something is wrong with a sentence, and what it is. */
type Sign = readonly [fault: string, sign: RegExp]

/** Nothing of this may be read in any language. */
const EVERYWHERE: readonly Sign[] = [
  ['shows that something was missing', /undefined|NaN|\[object/],
  ['has two spaces', / {2}|[\u00a0\u202f] | [\u00a0\u202f]/],
  ['has a space before a comma or full stop', /\p{L} [,.](?![.\d\p{L}])/u],
  ['has a straight apostrophe', /\p{L}'\p{L}/u],
]

/** Things that are counted, when there are many of them. */
const MANY: Readonly<Record<Language, string>> = {
  en: '(?:[a-z]+ )?(?:points|hits|dice|characters|legions|markers|cards|casualties|wounds|rounds|hexes|fields|units|elements|choices|games|players|supporters|manoeuvres|rules|seats|days|hours|battles|workers|places)',
  de: '(?:\\p{Lu}\\p{Ll}*punkte|Punkte|Karten|Handkarten|Verluste|Wunden|Erfolge|Runden|Einheiten|Elemente|Armeen|Felder|Hexfelder|Entscheidungen|Verstärkungen|Gruppen|Figuren|Höhenstufen|Angriffe|Spiele|Partien|Regeln|Tage|Stunden|Züge|weitere Felder)',
  fr: '(?:points|cases|dés|unités|touches|personnages|légions|marqueurs|cartes|pertes|blessures|tours|manches|hexagones|éléments|parties|joueurs|soutiens|manœuvres|règles|places|jours|heures|batailles|ouvriers|réussites|attaques|groupes|renforts|niveaux|figurines|coups|autres)',
}

/** One of a thing is never many; in French nothing is one, too. */
const oneOfMany = (language: Language) =>
  new RegExp(`(?<![\\d.,/:–+−×-] ?|of )\\b${language === 'fr' ? '[01]' : '1'} ${MANY[language]}(?!\\p{L})`, 'u')

const ONE_OF_MANY: Readonly<Record<Language, RegExp>> = {
  en: oneOfMany('en'),
  de: oneOfMany('de'),
  fr: oneOfMany('fr'),
}

/** German as it is spelt today, its cases, and what is no German. */
const GERMAN: readonly Sign[] = [
  [
    'is spelt in the old way',
    /\b(?:daß|muß|mußte?n?|läßt|laßt|paßt|wußte|gewußt|gewiß|bißchen|häßlich|Fluß|Schluß|Schuß|Haß|Riß|Paß|Faß|Roß|Kuß|Nuß|Prozeß|Streß)\b/u,
  ],
  [
    'has a nominative behind its preposition',
    /\b(?:mit|aus|bei|von|zu|gegen|für|um|durch|ohne|statt) (?:[A-ZÄÖÜ]\p{Ll}{2,}(?:er|e) (?:Adler|Mond|Delfin|Pokal|Drachenreiter|Streitwagen)|jung(?:er|e) Drache\b)/u,
  ],
  ['counts as no German does', /\d-mal von|ein \p{L}+e zusammen angreifen/u],
  ['has a French or English quotation mark', /[«»]|“[^“”„]*”/],
]

const VOWEL = '[aeiouàâäéèêëîïôöùûüœAEIOUÀÂÉÈÊÎÔÛŒ]'

/** French elisions, spaces and quotation marks. */
const FRENCH: readonly Sign[] = [
  [
    'lacks an elision',
    new RegExp(
      `(?<![-’\\p{L}])(?:de|le|la|ne|que|jusque|lorsque|puisque) (?!onz|oui|et\\b|ou\\b|[A-Z]\\d|[A-Z]\\b)${VOWEL}`,
      'iu',
    ),
  ],
  [
    'lacks an elision before a mute h',
    /(?<![-’\p{L}])(?:de|le|la|ne|que) h(?:abi|armon|ebdo|erb|eur|exag|ippo|isto|iver|om[mn]|on[no]|orlo|ôtel|uil|umai|umeur|ydre|ypo)/iu,
  ],
  ['has a space that can break before high punctuation', / [:;!?»%]|« /],
  ['lacks the space before high punctuation', /[\p{L}\d)»][;!?](?=\s|$)|[\p{L})»]: /u],
  ['lacks the space inside its quotation marks', /«[^\u00a0\u202f]|[^\u00a0\u202f]»/],
  ['has a German or English quotation mark', /[„“”]/],
  ['leaves the number to the reader', /\p{L}\(e?s\)/u],
]

/** Words that are English and neither German nor French. */
const ENGLISH =
  /(?<![\p{L}“„«-])(?:the|of|and|with|your|you|this|that|from|their|there|is|were|has|have|which|must|cannot|when|where|choose|shall|been|its|they|them|by|into|each|other)(?![\p{L}-])/iu

/** Titles that are English in every language. */
const TITLES = /Dragon Rage|Demonworld|game-icons\.net|CC BY/g

/** What can be seen to be wrong with a sentence without understanding it; undefined if nothing can. */
export function languageFault(text: string, language: Language, english?: string): string | undefined {
  const signs = [...EVERYWHERE, ...(language === 'de' ? GERMAN : language === 'fr' ? FRENCH : [])]
  const found = signs.find(([, sign]) => sign.test(text))
  if (found) return `${found[0]}: “${text}”`
  if (ONE_OF_MANY[language].test(text)) return `has one of many: “${text}”`
  if (language === 'en') return undefined
  const own = text.replace(TITLES, '')
  if (ENGLISH.test(own)) return `is English in part: “${text}”`
  const isCopy = text === english && (own.match(/\p{Ll}{3,}/gu)?.length ?? 0) > 3
  return isCopy ? `is the English: “${text}”` : undefined
}
