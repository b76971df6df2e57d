import type { GuideSpec, Sight } from '@hexarium/kernel'
import { typeNamed } from '../content/creatures.ts'
import { landNumbered, TERRAIN_OF } from '../content/masterboard.ts'
import { terrainNamed } from '../content/terrains.ts'
import { DEFENDER } from '../state.ts'
import type { View } from '../view.ts'

type See = Sight<View>

/** The Titan's own legion, and the one that is to attack. */
const HOME = 0
const HUNTERS = 1
/** TI-2.1a: brush, where the enemy stands, one step before the hunters whatever the roll (TI-7.1a). */
const ENEMY_LAND = landNumbered(3)
const HUNTERS_LAND = landNumbered(2)
const BRUSH = terrainNamed('brush')
const MARSH = terrainNamed('marsh')

const OGRE = typeNamed('ogre')
const toEnemy = `land ${ENEMY_LAND}`
const attack = ({ choices }: Pick<See, 'choices'>) => choices.filter(choice => choice === toEnemy)
/** TI-4.3a: two ogres leave. */
const ogresLeave = ({ view, choices }: See) =>
  (view.choice.part?.length ?? 0) < 2 && choices.includes(`piece ${OGRE}`) ? [`piece ${OGRE}`] : ['done']
const isAttacking = ({ view }: See) => view.at[HUNTERS] === ENEMY_LAND
const happened = (kind: string) => (sight: See) => sight.news.some(news => news.kind === kind)
/** The part that was split off, if it has not moved yet: the lowest marker of one's own beside the two there were. */
const partFirst = ({ view, choices }: See) =>
  choices.filter(choice => {
    const [kind, legion] = choice.split(' ')
    return kind === 'legion' && Number(legion) > HUNTERS && !view.moved[Number(legion)]
  })
/** TI-18.2: two ogres find a troll in a marsh. Nobody but the hunters goes to the enemy. */
const toMarsh = ({ view, choices }: See) => {
  if (view.choice.legion === HUNTERS) return attack({ choices })
  const lands = choices.filter(choice => choice.startsWith('land') && choice !== toEnemy)
  const marshes = lands.filter(choice => TERRAIN_OF[Number(choice.split(' ')[1])] === MARSH)
  return (marshes.length > 0 ? marshes : lands).slice(0, 1)
}
/** Ladders run from the weakest to the strongest. */
const strongest = ({ choices }: See) => choices.filter(choice => choice.startsWith('piece')).slice(-1)
const movesDone = ({ choices }: See) => choices.filter(choice => choice === 'done')

/** A turn of Titan: a split, moves, a battle in the brush, what it brings, a muster. */
export const guide: GuideSpec<View> = {
  table: {
    bots: [null, 'fair'],
    settings: {},
    seed: '207',
    position: {
      seats: [
        {
          score: 60,
          tower: 100,
          legions: [
            { land: 100, pieces: ['titan', 'centaur', 'centaur', 'ogre', 'ogre', 'gargoyle', 'gargoyle'] },
            { land: 2, pieces: ['cyclops', 'cyclops', 'gargoyle', 'lion', 'lion'] },
          ],
        },
        {
          tower: 400,
          legions: [
            { land: 3, pieces: ['angel', 'centaur', 'ogre'] },
            { land: 400, pieces: ['titan', 'ogre', 'ogre', 'gargoyle', 'centaur'] },
          ],
        },
      ],
    },
  },
  ideas: [
    { name: 'legions', rules: ['TI-4.3a', 'TI-4.1b'], asks: ['organise'], hint: () => [`legion ${HOME}`] },
    { name: 'leaving', rules: ['TI-4.3b'], asks: ['splitOff'], hint: ogresLeave },
    { name: 'marker', rules: ['TI-4.3b'], asks: ['splitMarker'] },
    {
      name: 'roll',
      rules: ['TI-6.0a'],
      asks: ['organise'],
      when: ({ met }) => met.has('legions'),
      hint: () => ['roll'],
    },
    { name: 'move', rules: ['TI-7.1a'], asks: ['nextMove'], hint: partFirst },
    {
      name: 'attack',
      rules: ['TI-7.1a'],
      asks: ['nextMove'],
      when: sight => sight.met.has('move') && sight.view.at[HUNTERS] === HUNTERS_LAND,
      hint: () => [`legion ${HUNTERS}`],
      marks: () => [`land:${ENEMY_LAND}`],
    },
    {
      name: 'stop',
      rules: ['TI-7.1a', 'TI-6.3a'],
      asks: ['moveTo'],
      when: ({ view, choices }) => view.choice.legion === HUNTERS && choices.includes(toEnemy),
      hint: attack,
    },
    { name: 'signs', rules: ['TI-7.5', 'TI-18.1'], asks: ['moveTo'], hint: toMarsh },
    {
      name: 'moved',
      rules: ['TI-6.0a'],
      asks: ['nextMove'],
      when: isAttacking,
      hint: movesDone,
    },
    { name: 'engaged', rules: ['TI-9.2a', 'TI-10.1c'], when: ({ view }) => view.battle !== null },
    { name: 'enter', rules: ['TI-11.0a', 'TI-10.1d'], asks: ['manoeuvre'] },
    { name: 'skill', rules: ['TI-11.2'], asks: ['manoeuvreTo'] },
    {
      name: 'bramble',
      rules: ['TI-H4', 'TI-11.4a'],
      asks: ['manoeuvreTo'],
      when: ({ view, met }) => met.has('skill') && view.battle !== null && TERRAIN_OF[view.battle.land] === BRUSH,
    },
    { name: 'strike', rules: ['TI-13.0a', 'TI-13.2a'], asks: ['chooseStriker'] },
    { name: 'target', rules: ['TI-13.2b'], asks: ['chooseTarget'] },
    { name: 'carry', rules: ['TI-13.4a'], asks: ['carry'] },
    {
      name: 'strikeBack',
      rules: ['TI-13.0a', 'TI-13.0c'],
      when: ({ news }) => news.some(({ kind, args }) => kind === 'strikes' && args['side'] === DEFENDER),
    },
    { name: 'slain', rules: ['TI-13.3a', 'TI-13.6a'], when: happened('slain') },
    { name: 'contact', rules: ['TI-11.3a'], asks: ['manoeuvre'], when: ({ view }) => (view.battle?.round ?? 0) > 1 },
    { name: 'rounds', rules: ['TI-10.5a'], when: ({ view }) => (view.battle?.round ?? 0) > 1 },
    { name: 'points', rules: ['TI-16.1a', 'TI-17.0a'], asks: ['spoils'] },
    { name: 'muster', rules: ['TI-18.1', 'TI-18.3a'], asks: ['muster'] },
    { name: 'recruit', rules: ['TI-18.3a', 'TI-18.3d'], asks: ['musterPiece'], hint: strongest },
  ],
  hints: {
    organise: () => ['roll'],
    splitOff: ogresLeave,
    nextMove: sight => (isAttacking(sight) ? movesDone(sight) : [`legion ${HUNTERS}`]),
    moveTo: toMarsh,
    musterPiece: strongest,
  },
  ends: ({ view, seat, asks }) => asks === 'organise' && view.mover === seat && view.turn > 3,
  limit: 200,
  chapters: ['04-legions', '06-movement', '09-battle', '15-mustering'],
}
