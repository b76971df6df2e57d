import { type Card, card, KEY_COPIES } from './card.ts'
import { HUMAN, MELEE, NIGHTELF, ORC, UNDEAD } from './races.ts'

/** The cards of the base game; the expansion has them too. */
export const baseCards: readonly Card[] = [
  card('Victory Point', 'any', {
    whose: 'self',
    peaceful: true,
    copies: [3, 3, 1],
    effects: [{ op: 'victoryPoint' }],
    source: 'R12, gives D, copies R9',
  }),
  card('Fast', 'moveStart', {
    whose: 'self',
    peaceful: true,
    copies: [3, 2, 1],
    target: { kind: 'space', where: 'own' },
    effects: [{ op: 'haste', by: 2, most: 3 }],
  }),
  card('Resources', 'spendStart', {
    whose: 'self',
    peaceful: true,
    copies: [2, 3, 2],
    effects: [
      {
        op: 'choice',
        options: [
          { op: 'gain', gold: 2, wood: 0 },
          { op: 'gain', gold: 0, wood: 2 },
        ],
      },
    ],
  }),
  card('Town Portal', 'afterMovement', {
    peaceful: true,
    copies: [2, 2, 1],
    target: { kind: 'space', where: 'ownUnits' },
    effects: [{ op: 'portal' }],
  }),

  card('Call to Arms', 'callToArms', {
    race: HUMAN,
    peaceful: true,
    copies: [2, 2, 2],
    effects: [{ op: 'armWorkers' }],
    source: KEY_COPIES,
  }),
  card('Dispel Magic', 'response', { race: HUMAN, answers: 'card', copies: [3, 2, 1], effects: [{ op: 'cancel' }] }),
  card('Invisibility', 'beforeCasualties', {
    race: HUMAN,
    copies: [3, 2, 1],
    target: { kind: 'player' },
    effects: [{ op: 'prevent', count: 1, whom: 'chosen' }],
  }),
  card('Polymorph', 'roundStart', {
    race: HUMAN,
    copies: [3, 2, 1],
    target: { kind: 'enemyUnit', zone: 'battle', count: 1 },
    effects: [{ op: 'daze', until: 'round' }],
    source: 'R12, effects F2, gives D, copies D',
  }),
  card('Devour', 'roundStart', {
    race: ORC,
    copies: [3, 2, 1],
    target: { kind: 'enemyUnit', zone: 'battle', count: 1, ground: true, noHero: true, noCreep: true },
    effects: [{ op: 'devour' }],
    source: 'R12, noHero D, noCreep D, gives D, copies D',
  }),
  card('Ensnare', 'phaseStart', { race: ORC, phase: MELEE, copies: [3, 2, 2], effects: [{ op: 'groundFlyers' }] }),
  card('Envenomed Spears', 'beforeRoll', { race: ORC, whose: 'self', copies: [3, 2, 1], effects: [{ op: 'reroll' }] }),
  card('Pillage', 'casualtyRemoved', {
    race: ORC,
    whose: 'opponent',
    copies: [2, 2, 2],
    effects: [{ op: 'pillage' }],
    source: KEY_COPIES,
  }),
  card('Faerie Fire', 'beforeRoll', {
    race: NIGHTELF,
    whose: 'self',
    copies: [3, 2, 1],
    effects: [{ op: 'rollMod', by: -1 }],
    source: 'R12, natural S, gives D, copies D',
  }),
  card('Marksmanship', 'casualtyAssign', {
    race: NIGHTELF,
    whose: 'opponent',
    copies: [3, 2, 1],
    effects: [{ op: 'chooseCasualty' }],
  }),
  card('Moon Glaive', 'afterRoll', {
    race: NIGHTELF,
    whose: 'self',
    copies: [3, 2, 1],
    effects: [{ op: 'attacksPerHit' }],
    source: 'R12, chain D, gives D, copies D',
  }),
  card('Renew', 'harvestStart', {
    race: NIGHTELF,
    whose: 'self',
    peaceful: true,
    copies: [2, 2, 2],
    target: { kind: 'space', where: 'forest' },
    effects: [{ op: 'renew' }],
    source: 'R12, draining S, gives D, copies F1',
  }),
  card('Cripple', 'moveStart', {
    race: UNDEAD,
    whose: 'opponent',
    peaceful: true,
    copies: [3, 2, 1],
    target: { kind: 'space', where: 'enemies' },
    effects: [{ op: 'cripple', by: 1 }],
  }),
  card('Curse', 'afterRoll', {
    race: UNDEAD,
    whose: 'opponent',
    copies: [3, 2, 1],
    effects: [{ op: 'preventByRoll', dice: 'enemyHits', atMost: 3 }],
  }),
  card('Summon Building', 'spendAction', {
    race: UNDEAD,
    whose: 'self',
    peaceful: true,
    copies: [2, 2, 2],
    effects: [{ op: 'freeBuilding' }],
    source: KEY_COPIES,
  }),
  card('Web', 'phaseStart', { race: UNDEAD, phase: MELEE, copies: [3, 2, 2], effects: [{ op: 'groundFlyers' }] }),
]
