import type { Phrase, Seat } from '@hexarium/kernel'
import { CREEPS } from '../../state.ts'
import type { View } from '../../view.ts'
import { isNobodys, lastPlay, maySpend } from '../facts.ts'
import { capital } from '../names.ts'
import { names } from './names.ts'

const { space } = names
const battle = (view: View) => (view.battle ? `Schlacht auf ${space(view, view.battle.hex)}` : 'Schlacht')
const phase = (view: View) => (view.battle && view.battle.phase >= 0 ? `, ${names.phases[view.battle.phase]}phase` : '')
const played = (view: View) => {
  const play = lastPlay(view)
  return play ? `„${names.play(play.what)}“` : 'das Gespielte'
}
const entered = (view: View) => (view.trigger >= 0 ? space(view, view.trigger) : 'ein Feld')
const moving = (view: View) => {
  const { piece } = view.asking
  return piece >= 0 ? `: ${names.piece(view, piece)} auf ${space(view, view.at[piece])}` : ''
}
const kindAsked = (view: View) => {
  const { kind } = view.asking
  return kind >= 0 ? `: ${names.kinds[kind][0]}` : ''
}
const windowOf =
  (when: string): Phrase<View> =>
  view =>
    `${view.battle ? `${battle(view)}, ${when}` : `${capital(names.owner(view, view.active).the)}, ${when}`}: spiel eine Karte oder Fähigkeit oder passe`
const inPhase =
  (what: string): Phrase<View> =>
  view =>
    `${battle(view)}${phase(view)}: ${what}`

const stock = (view: View, seat: Seat) => {
  const [gold, wood] = [view.gold[seat] ?? 0, view.wood[seat] ?? 0]
  return gold + wood > 0 ? names.resources(gold, wood) : 'weder Gold noch Holz'
}

/** What is asked, in German. */
export const ask: Readonly<Record<string, Phrase<View>>> = {
  chooseHero: 'Wähle deinen Helden; alle tun es heimlich',
  placeHero: 'Wähle, wo dein Held beginnt',
  layToken: 'Lege ein offenes 20er-Plättchen neben dein Stadtfeld',
  moveStart: windowOf('Beginn der Bewegungsphase'),
  afterMovement: windowOf('Ende der Bewegung, vor den Schlachten'),
  battleStart: windowOf('vor der ersten Kampfrunde'),
  roundStart: windowOf('Beginn der Kampfrunde'),
  phaseStart: inPhase('spiel etwas, bevor sie beginnt, oder passe'),
  beforeRoll: inPhase('spiel etwas, bevor du würfelst, oder passe'),
  afterRoll: inPhase('die Würfel sind gefallen; spiel etwas oder passe'),
  beforeCasualties: inPhase('spiel etwas vor der Entfernung von Verlusten oder passe'),
  casualtyAssign: inPhase('der Gegner nimmt gleich einen Verlust; spiel etwas oder passe'),
  casualtyRemoved: inPhase('der Gegner hat eine Einheit verloren; spiel etwas oder passe'),
  battleEnd: windowOf('sie ist vorbei'),
  harvestStart: windowOf('Beginn der Ertragsphase'),
  spendStart: windowOf('Beginn der Kaufphase'),
  callToArms: view =>
    `Eine Einheit ${names.owner(view, view.active).of} hat ${entered(view)} betreten, wo Arbeiter stehen: Gegenwirkung oder passen`,
  heroDeath: 'Dein Held liegt im Sterben: Gegenwirkung, oder lass ihn sterben',
  respond: view => `Gegenwirkung auf ${played(view)}, oder lass es geschehen`,
  aim: view => `Wähle das Ziel für ${played(view)}`,
  pay: view => {
    const play = lastPlay(view)
    const mana = play && play.owes > 0 ? ` (noch ${play.owes} Mana)` : ''
    return `Wähle eine Karte, die du für ${played(view)} abwirfst${mana}`
  },
  chooseEffect: view => `Wähle, was ${played(view)} bewirkt`,
  pick: view => `Wähle für ${played(view)}`,
  relocateAll: view => `Wähle das Zielfeld für ${played(view)}`,
  relocateWho: view => `Wähle, wer mit ${played(view)} geht`,
  relocateTo: view => `Wähle das Zielfeld${moving(view)}`,
  altar: 'Der Flammenaltar: wähle eine feindliche Einheit, die du gewinnen willst (bei 1 oder 2), oder passe',
  altarTake: 'Sie hat den Altar gehört: ersetzt du sie durch eine eigene Einheit?',
  nextMove: 'Wähle, was sich bewegt, oder beende deine Bewegung',
  moveTo: view => `Wähle das Zielfeld${moving(view)}`,
  march: view => `Wähle das nächste Feld${moving(view)}`,
  uprootTo: 'Wähle, wohin der Vorfahr zieht',
  giveUpExcess: 'Das Stapellimit ist überschritten: wähle, was in den Vorrat zurückgeht',
  nextBattle: 'Wähle die nächste Schlacht',
  chooseFoe: 'Wähle, gegen wen du zuerst kämpfst',
  join: view => `${battle(view)}: deine Einheiten stehen auf einem Flankenfeld; nehmen sie teil?`,
  keepCards: 'Wähle eine der gerade gezogenen Karten, die du abwirfst',
  keepResearch: 'Wähle eine der gerade gezogenen Karten, die du abwirfst',
  slowPoison(view) {
    const of = view.poison?.owner ?? CREEPS
    return `${battle(view)}, Lähmungs-Gift ${names.owner(view, of).of}: nenne eine Kampfphase, in der sie zuerst zuschlagen${isNobodys(of) ? '; du entscheidest für sie' : ''}`
  },
  raiseDead: inPhase('du hast natürliche Einsen gewürfelt; wie viele Tote lässt du auferstehen?'),
  takeLoss: view =>
    `${battle(view)}${phase(view)}: wähle den Verlust${view.asking.due > 1 ? ` (noch ${view.asking.due})` : ''}`,
  comeBackTo: 'Wähle, wo die getötete Einheit wiederkehrt',
  trim: 'Auf dem Schlachtfeld stehen zu viele: wähle, was in den Vorrat zurückgeht',
  rise: 'Dein Held hat genug Erfahrungspunkte für die nächste Stufe',
  storm: 'Der Schädel der Stürme: rufe einen Blitz auf ein Feld herab oder passe',
  stormLoss: 'Der Blitz schlägt ein: wähle den Verlust',
  raiseUnit: 'Wähle, was deine Totenbeschwörer erwecken, oder hör auf',
  harvest: 'Ernte ein Feld (Goldminen zuerst), alles, oder hör auf',
  deploy: 'Setze ein, was fertig ist, oder hör auf',
  deployTo: view => `Wähle, wo eingesetzt wird${kindAsked(view)}`,
  spend: (view, _args, seat, offered) =>
    seat !== view.active
      ? `Kaufphase ${names.owner(view, view.active).of}: du darfst Gold oder Holz abgeben; du hast ${stock(view, seat)}`
      : `${
          !maySpend(offered)
            ? 'Mehr ist nicht zu haben, beende also die Kaufphase'
            : view.asking.option
              ? `${['', 'Bilde weiter aus', 'Baue weiter', 'Verbessere weiter'][view.asking.option]}, oder beende die Kaufphase`
              : 'Ausbilden, bauen oder verbessern (nur eines davon je Zug), oder die Kaufphase beenden'
        }: du hast ${stock(view, seat)}`,
}
