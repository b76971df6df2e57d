import type { LookUpWords } from './words.ts'

/** Français. */
export const fr: LookUpWords = {
  charts: 'Tables et fiches',
  chartsHint: 'Pointez un instant, laissez le doigt posé ou appuyez sur I : la fiche s’ouvre.',
  allCards: 'Fiches',
  search: 'Chercher dans les tables et les fiches',
  nothingFound: 'Rien ici ne porte ce nom.',
  card: 'Fiche',
  alsoHere: 'Ici aussi :',
  backTo: title => `Retour à ${title}`,
  keepOpen: 'I ou un clic droit la garde ouverte.',
  stillUnknown: 'On n’en sait pas davantage.',
  left: (now, max) => `${now} sur ${max}`,
  briefing: 'De quoi il s’agit',
  readBriefing: 'Lire tout l’exposé',
  whatItIsAbout: 'De quoi il s’agit dans cette partie',
  asSide: side => `Votre camp : ${side}`,
  parts: {
    you: 'Vous jouez',
    where: 'Votre place',
    forces: 'Forces en présence',
    goal: 'But',
    counting: 'Comment on compte',
    length: 'Durée',
    special: 'Règles particulières',
  },
  favour: 'Qui est favori',
  favoured: (side, percent, games) => `${side} a gagné ${percent} % de ${games} parties.`,
  measured: (by, date) => `Mesuré : ${by}, ${date}.`,
  zones: 'Ce qui compte sur le plateau',
}
