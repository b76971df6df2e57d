import type { CampaignWords } from './words.ts'

export const fr: CampaignWords = {
  about:
    'Une campagne est une suite de parties : l’issue de l’une décide du début de la suivante. Elle reste dans ce navigateur ; quittez-la et reprenez-la quand vous voulez.',
  yours: 'Vos campagnes',
  none: 'Vous n’avez aucune campagne en cours.',
  beginOne: 'Commencer une campagne',
  all: 'Toutes les campagnes',
  fromBook: 'Règles du livre',
  designed: 'Conçue par la maison',
  terms: 'Convenu d’avance',
  begin: 'Commencer la campagne',
  goOn: 'Continuer',
  bring: 'Apporter une campagne depuis un fichier',
  save: 'Enregistrer dans un fichier',
  forget: 'Supprimer',
  forgetSure: 'Supprimer cette campagne ? Ses parties restent parmi vos parties.',
  noCampaign:
    'Ce navigateur ne connaît pas cette campagne. Elle a peut-être été oubliée, ou commencée dans un autre navigateur.',
  standing: 'La situation',
  player: 'Joueur',
  next: 'Ensuite',
  playNext: 'Jouer cette partie',
  resume: 'Retour à la partie en cours',
  story: 'L’histoire jusqu’ici',
  nothingYet: 'Il ne s’est encore rien passé.',
  replayGame: game => `Revoir la partie ${game}`,
  asks: player => `${player} choisit`,
  over: 'La campagne est terminée',
  back: 'Poursuivre la campagne',
  folding: 'La partie est inscrite dans la chronique…',
}
