import type { Seat, Text } from '@hexarium/kernel'
import { abilityOfHero } from '../../content/playables.ts'
import { firstOf } from '../../pieces.ts'
import { TREE } from '../../rules/movement/ancients.ts'
import { outpostOf, type Piece } from '../../state.ts'
import type { View } from '../../view.ts'
import { countedIn } from '../counted.ts'
import { manaFor, nextWound, optionOf, poisonMatters, receiverOf } from '../facts.ts'
import { withPrices } from '../prices.ts'
import { names } from './names.ts'
import { words } from './words.ts'

const counted = countedIn('de')
const { space, building, resources } = names
const where = (view: View, piece: Piece) => (view.at[piece] >= 0 ? ` auf ${space(view, view.at[piece])}` : '')

/** WC-X-HER-22: who has one card left should know that it goes. */
const manaCost = (view: View, seat: Seat, level: number) => {
  const mana = manaFor(view, seat, level)
  return mana > 0 ? ` (${mana} Mana in Karten)` : ''
}
const plain: Text<View>['choice'] = {
  pass: 'Passen',
  done: 'Fertig',
  'nextMove.done': 'Bewegung beenden',
  'aim.done': 'Kein weiteres Ziel',
  'harvest.done': 'Nichts mehr ernten',
  'deploy.done': 'Nichts mehr einsetzen',
  'spend.done': 'Kaufphase beenden',
  'raiseUnit.done': 'Niemanden mehr erwecken',
  'relocateWho.done': 'Niemand mehr',
  'pick.done': 'Niemand mehr',
  'march.done': 'Hier bleiben',
  card: (_view, { card }) => names.card(card),
  'pay.card': (_view, { card }) => `Abwerfen: ${names.card(card)}`,
  'keepCards.card': (_view, { card }) => `Abwerfen: ${names.card(card)}`,
  'keepResearch.card': (_view, { card }) => `Abwerfen: ${names.card(card)}`,
  ability: (view, { ability: level }, seat) =>
    `Einsetzen: ${names.play(abilityOfHero(view.hero[seat], level))}${manaCost(view, seat, level)}`,
  lay: 'Eine Siegpunktkarte auslegen',
  hex: (view, { hex }) => space(view, hex),
  'harvest.forest': (view, { forest: hex }) => `Die Goldminen auslassen und ernten: ${space(view, hex)}`,
  'harvest.hex': (view, { hex }) => `Ernten: ${space(view, hex)}`,
  piece: (view, { piece }) => `${names.pieceOf(view, piece)}${where(view, piece)}`,
  'takeLoss.piece': (view, { piece }) => {
    const next = nextWound(view, piece)
    const name = names.pieceOf(view, piece)
    if (!next) return `Verlieren: ${name}${where(view, piece)}`
    return next.wound < next.life ? `${name}: Wunde ${next.wound} von ${next.life}` : `${name}: letzte Wunde, er stirbt`
  },
  type: (_view, { type }) => names.kinds[type][1],
  'raiseUnit.type': (_view, { type }) => `Erwecken: ${names.kinds[type][0]}`,
  'pick.type': (_view, { type }) => `Zurückholen: ${names.kinds[type][0]}`,
  seat: (view, { seat }) => names.owner(view, seat).short,
  owner: (view, { owner: of }) => names.owner(view, of).short,
  'chooseHero.hero': (_view, { hero }) => words.candidate(hero),
  'spend.hero': (view, { hero: level }, seat) =>
    `Ausbilden: ${names.heroes[view.hero[seat]] ?? 'Held'}, Stufe ${level}`,
  option: (view, { option }) => optionName(view, option),
  effect: (view, { effect: number }) => {
    const lasting = view.battle?.lasting[number]
    return `Beenden: ${lasting ? words.lasting(view, lasting) : number + 1}`
  },
  phase: (view, { phase }) =>
    `${names.phases[phase]}phase${poisonMatters(view, phase) ? '' : ' (sie greifen darin nicht an)'}`,
  join: 'An der Schlacht teilnehmen',
  stayOut: 'Nicht teilnehmen',
  ancient: (_view, { ancient: number }) =>
    number === TREE ? 'Den Baum der Ewigkeit versetzen' : `Außenposten ${number + 1} versetzen`,
  raise: (_view, { raise: count }) => `${counted(count, 'Nahkampfeinheit', 'Nahkampfeinheiten')} auferstehen lassen`,
  'raiseDead.pass': 'Niemanden auferstehen lassen',
  winOver: 'Durch eine eigene ersetzen',
  letBe: 'Stehen lassen',
  take: (view, { take: token }) => `Mitnehmen: ${names.token(view, token)}`,
  drop: (view, { drop: token }) => `Zurücklassen: ${names.token(view, token)}`,
  all: 'Alles ernten',
  kind: (_view, { kind }) => `Einsetzen: ${names.kinds[kind][0]}`,
  'deploy.building': (view, { building: type }, seat) => `Fertigstellen: ${building(view, seat, type)}`,
  'spend.building': (view, { building: type }, seat) => `Bauen: ${building(view, seat, type)} (${names.types[type]})`,
  summoned: (view, { summoned: type }, seat) => `Fertigstellen: ${building(view, seat, type)}, ohne Arbeiter begonnen`,
  'deploy.outpost': (view, { outpost: number }, seat) =>
    `Fertigstellen: Außenposten in ${space(view, view.outpostAt[outpostOf(seat, number)])}`,
  'spend.outpost': (view, { outpost: hex }) => `Außenposten bauen: ${space(view, hex)}`,
  unit: (view, { unit: type }, seat) =>
    `Ausbilden: ${names.piece(view, firstOf(seat, type))} (${names.kinds[type][0]})`,
  worker: 'Ausbilden: Arbeiter',
  research: 'Einen Zauberspruch erforschen',
  summonBuilding: (view, { summonBuilding: type }, seat) => `Mit der Karte herbeirufen: ${building(view, seat, type)}`,
  rebuild: (view, { from, to }) => `Außenposten auf ${space(view, from)} abreißen und auf ${space(view, to)} neu bauen`,
  upgrade: (_view, { upgrade: type }) => `Verbessern: ${names.kinds[type][1]}`,
  cooperate: (view, { cooperate: type }, seat) => `Gemeinsam sofort bauen: ${building(view, seat, type)}`,
  cooperateOutpost: (view, { cooperateOutpost: hex }) =>
    `Gemeinsam sofort einen Außenposten bauen: ${space(view, hex)}`,
  cooperateRebuild: (view, { from, to }) =>
    `Außenposten auf ${space(view, from)} abreißen und gemeinsam sofort auf ${space(view, to)} neu bauen`,
  giveGold: (view, { giveGold: gold }, seat) =>
    `${resources(gold, 0)} abgeben: ${names.owner(view, receiverOf(view, seat)).short}`,
  giveWood: (view, { giveWood: wood }, seat) =>
    `${resources(0, wood)} abgeben: ${names.owner(view, receiverOf(view, seat)).short}`,
  two: 'Einen 2-Punkte-Marker ausgeben',
  ones: 'Zwei 1-Punkt-Marker ausgeben',
}

/** Gifts: what, and to whom. */
export const amount: Text<View>['amount'] = {
  'spend.giveGold': (view, _args, seat) => `Gold abgeben: ${names.owner(view, receiverOf(view, seat)).short}`,
  'spend.giveWood': (view, _args, seat) => `Holz abgeben: ${names.owner(view, receiverOf(view, seat)).short}`,
}

/** What a choice reads like in German, with what it costs. */
export const choice = withPrices(plain, names)

function optionName(view: View, option: number): string {
  const effect = optionOf(view, option)
  switch (effect?.op) {
    case 'gain':
      return `${resources(effect.gold, effect.wood)} nehmen`
    case 'prevent':
      return effect.count === 1 ? 'Einen Verlust verhindern' : `${effect.count} Verluste verhindern`
    case 'heal':
      return effect.count === 1 ? 'Eine Wunde heilen' : `${effect.count} Wunden heilen`
    case 'destroySummon':
      return 'Eine beschworene Kreatur vernichten'
    case 'endEffect':
      return 'Eine Wirkung beenden'
    case 'returnLost':
      return 'Eine verlorene Einheit zurückholen'
    case 'wound':
      return 'Einen feindlichen Helden verwunden oder einen Verlust zufügen'
    default:
      return `Möglichkeit ${option + 1}`
  }
}
