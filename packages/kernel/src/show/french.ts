/** What a French noun is: the article it would take before a consonant. */
export type FrenchGender = 'le' | 'la'

/** Words with an h that keeps its article whole. */
const ASPIRATED =
  /^(hach|hall|hamp|hardi|harde|harp[eioy]|haut|hero?s$|héros|hérau|hiér|hobgob|homar|horde|hors|huit|hurl|hut)/i

/** True if `le`, `la` and `de` lose their vowel before these words. */
export const elides = (words: string): boolean =>
  /^[aeiouàâäéèêëîïôöùûüœæ]/i.test(words)
    ? !/^(onz|oui|ouist|uhlan)/i.test(words)
    : /^h/i.test(words) && !ASPIRATED.test(words)

/** How French names elide and agree. */
export const french = {
  /** `l’ogre`, `le lion`, `la licorne`. */
  the: (noun: string, gender: FrenchGender) => (elides(noun) ? `l’${noun}` : `${gender} ${noun}`),
  /** `un ogre`, `une licorne`. */
  a: (noun: string, gender: FrenchGender) => `${gender === 'la' ? 'une' : 'un'} ${noun}`,
  /** `d’Argent`, `de Rouge`: before a name that takes no article. */
  of: (name: string) => (elides(name) ? `d’${name}` : `de ${name}`),
  /** `de l’ogre`, `du lion`, `de la licorne`. */
  ofThe: (noun: string, gender: FrenchGender) =>
    elides(noun) ? `de l’${noun}` : gender === 'la' ? `de la ${noun}` : `du ${noun}`,
  /** A participle or adjective with its gender and number: `éliminé`, `éliminées`. */
  agree: (word: string, gender: FrenchGender, number = 1) =>
    `${word}${gender === 'la' ? 'e' : ''}${number > 1 ? 's' : ''}`,
}
