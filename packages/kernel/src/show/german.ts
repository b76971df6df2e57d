/** What a German noun is: the article it takes. */
export type GermanGender = 'der' | 'die' | 'das'

/** The cases, as they are called in German. */
export type GermanCase = 'nominativ' | 'genitiv' | 'dativ' | 'akkusativ'

type Endings = Readonly<Record<GermanCase, Readonly<Record<GermanGender, string>>>>

/** By case and gender: what an adjective ends with where nothing before it shows the case. */
const STRONG: Endings = {
  nominativ: { der: 'er', die: 'e', das: 'es' },
  genitiv: { der: 'en', die: 'er', das: 'en' },
  dativ: { der: 'em', die: 'er', das: 'em' },
  akkusativ: { der: 'en', die: 'e', das: 'es' },
}

/** By case and gender: the article. */
const THE: Endings = {
  nominativ: { der: 'der', die: 'die', das: 'das' },
  genitiv: { der: 'des', die: 'der', das: 'des' },
  dativ: { der: 'dem', die: 'der', das: 'dem' },
  akkusativ: { der: 'den', die: 'die', das: 'das' },
}

/** By case and gender: “a”. */
const A: Endings = {
  nominativ: { der: 'ein', die: 'eine', das: 'ein' },
  genitiv: { der: 'eines', die: 'einer', das: 'eines' },
  dativ: { der: 'einem', die: 'einer', das: 'einem' },
  akkusativ: { der: 'einen', die: 'eine', das: 'ein' },
}

/** How German names decline: articles and the adjectives before a noun. */
export const german = {
  /** `der`, `dem`, `den`. */
  the: (gender: GermanGender, of: GermanCase) => THE[of][gender],
  /** `ein`, `einem`, `einen`. */
  a: (gender: GermanGender, of: GermanCase) => A[of][gender],
  /** `Roter` Mond, `Rotem` Mond: an adjective without an article. */
  strong: (stem: string, gender: GermanGender, of: GermanCase) => stem + STRONG[of][gender],
  /** der `Rote` Mond, dem `Roten` Mond: an adjective behind its article. */
  weak: (stem: string, gender: GermanGender, of: GermanCase) =>
    `${stem}${of === 'nominativ' || (of === 'akkusativ' && gender !== 'der') ? 'e' : 'en'}`,
}
