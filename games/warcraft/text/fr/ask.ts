import type { Phrase, Seat } from '@hexarium/kernel'
import { CREEPS } from '../../state.ts'
import type { View } from '../../view.ts'
import { isNobodys, lastPlay, maySpend } from '../facts.ts'
import { names } from './names.ts'

const { space } = names
const battle = (view: View) => (view.battle ? `Bataille en ${space(view, view.battle.hex)}` : 'Bataille')
const phase = (view: View) =>
  view.battle && view.battle.phase >= 0 ? `, phase ${names.phases[view.battle.phase]}` : ''
const played = (view: View) => {
  const play = lastPlay(view)
  return play ? `« ${names.play(play.what)} »` : 'ce qui est joué'
}
const entered = (view: View) => (view.trigger >= 0 ? `en ${space(view, view.trigger)}` : 'dans une case')
const moving = (view: View) => {
  const { piece } = view.asking
  return piece >= 0 ? ` : ${names.piece(view, piece)} en ${space(view, view.at[piece])}` : ''
}
const kindAsked = (view: View) => {
  const { kind } = view.asking
  return kind >= 0 ? ` : ${names.kinds[kind][0]}` : ''
}
const windowOf =
  (when: string): Phrase<View> =>
  view =>
    `${view.battle ? `${battle(view)}, ${when}` : `Tour ${names.owner(view, view.active).of}, ${when}`} : jouez une carte ou une capacité, ou passez`
const inPhase =
  (what: string): Phrase<View> =>
  view =>
    `${battle(view)}${phase(view)} : ${what}`

const stock = (view: View, seat: Seat) => {
  const [gold, wood] = [view.gold[seat] ?? 0, view.wood[seat] ?? 0]
  return gold + wood > 0 ? names.resources(gold, wood) : 'ni or ni bois'
}

/** What is asked, in French. */
export const ask: Readonly<Record<string, Phrase<View>>> = {
  chooseHero: 'Choisissez votre héros ; tous le font en secret',
  placeHero: 'Choisissez où commence votre héros',
  layToken: 'Posez un jeton visible de 20 à côté de votre ville',
  moveStart: windowOf('début de la phase de mouvement'),
  afterMovement: windowOf('fin du mouvement, avant les batailles'),
  battleStart: windowOf('avant la première manche'),
  roundStart: windowOf('début de la manche'),
  phaseStart: inPhase('jouez quelque chose avant qu’elle commence, ou passez'),
  beforeRoll: inPhase('jouez quelque chose avant de lancer les dés, ou passez'),
  afterRoll: inPhase('les dés sont tombés ; jouez quelque chose, ou passez'),
  beforeCasualties: inPhase('jouez quelque chose avant le retrait des pertes, ou passez'),
  casualtyAssign: inPhase('l’ennemi va perdre une unité ; jouez quelque chose, ou passez'),
  casualtyRemoved: inPhase('l’ennemi a perdu une unité ; jouez quelque chose, ou passez'),
  battleEnd: windowOf('elle est finie'),
  harvestStart: windowOf('début de la phase de récolte'),
  spendStart: windowOf('début de la phase d’achat'),
  callToArms: view =>
    `Une unité ${names.owner(view, view.active).of} est entrée ${entered(view)}, parmi des ouvriers : répondez, ou passez`,
  heroDeath: 'Votre héros va mourir : répondez, ou laissez-le mourir',
  respond: view => `Répondez à ${played(view)}, ou laissez faire`,
  aim: view => `Choisissez la cible de ${played(view)}`,
  pay: view => {
    const play = lastPlay(view)
    const mana = play && play.owes > 0 ? ` (${play.owes} mana à payer)` : ''
    return `Choisissez une carte à défausser pour ${played(view)}${mana}`
  },
  chooseEffect: view => `Choisissez l’effet de ${played(view)}`,
  pick: view => `Choisissez pour ${played(view)}`,
  relocateAll: view => `Choisissez la destination de ${played(view)}`,
  relocateWho: view => `Choisissez qui part avec ${played(view)}`,
  relocateTo: view => `Choisissez sa destination${moving(view)}`,
  altar: 'L’autel des flammes : choisissez une unité ennemie à rallier (sur 1 ou 2), ou passez',
  altarTake: 'Elle a entendu l’autel : la remplacez-vous par une des vôtres ?',
  nextMove: 'Choisissez ce qui se déplace, ou finissez votre mouvement',
  moveTo: view => `Choisissez la destination${moving(view)}`,
  march: view => `Choisissez la case suivante${moving(view)}`,
  uprootTo: 'Choisissez où va l’ancien',
  giveUpExcess: 'La limite d’empilement est dépassée : choisissez ce qui retourne à la réserve',
  nextBattle: 'Choisissez la prochaine bataille',
  chooseFoe: 'Choisissez qui vous combattez d’abord',
  join: view => `${battle(view)} : vos unités sont sur un flanc ; y prennent-elles part ?`,
  keepCards: 'Choisissez une des cartes piochées à défausser',
  keepResearch: 'Choisissez une des cartes piochées à défausser',
  slowPoison(view) {
    const of = view.poison?.owner ?? CREEPS
    return `${battle(view)}, Poison lent ${names.owner(view, of).of} : nommez une phase où ils frappent en premier${isNobodys(of) ? ' ; vous choisissez pour eux' : ''}`
  },
  raiseDead: inPhase('vous avez fait des 1 naturels ; combien de morts relevez-vous ?'),
  takeLoss: view =>
    `${battle(view)}${phase(view)} : choisissez la perte${view.asking.due > 1 ? ` (encore ${view.asking.due})` : ''}`,
  comeBackTo: 'Choisissez où revient l’unité tuée',
  trim: 'Trop d’unités sur le champ de bataille : choisissez celle qui retourne à la réserve',
  rise: 'Votre héros a assez d’expérience pour monter d’un niveau',
  storm: 'Le crâne des tempêtes : appelez la foudre sur une case, ou passez',
  stormLoss: 'La foudre frappe : choisissez la perte',
  raiseUnit: 'Choisissez une unité que vos nécromanciens relèvent, ou arrêtez',
  harvest: 'Récoltez une case (les mines d’or d’abord), tout, ou arrêtez',
  deploy: 'Déployez ce qui est prêt, ou arrêtez',
  deployTo: view => `Choisissez où déployer${kindAsked(view)}`,
  spend: (view, _args, seat, offered) =>
    seat !== view.active
      ? `Phase d’achat ${names.owner(view, view.active).of} : vous pouvez donner de l’or ou du bois ; vous avez ${stock(view, seat)}`
      : `${
          !maySpend(offered)
            ? 'Il n’y a plus rien à acheter, finissez votre phase d’achat'
            : view.asking.option
              ? `${['', 'Entraînez', 'Construisez', 'Améliorez'][view.asking.option]} encore, ou finissez votre phase d’achat`
              : 'Entraînez, construisez ou améliorez (une seule de ces actions par tour), ou finissez votre phase d’achat'
        } : vous avez ${stock(view, seat)}`,
}
