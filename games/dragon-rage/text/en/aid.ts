import type { DragonText } from '../words.ts'
import { names } from './names.ts'

const { count: counted } = names.grammar
const Units = (count: number) => (count === 1 ? 'One unit' : `${count} units`)

/** What helps a player, in English. */
export const aid: Pick<DragonText, 'factor' | 'note' | 'loss' | 'fallen' | 'habit' | 'proposal' | 'keeps'> = {
  factor: {
    attacker: (_v, [unit]) => names.unit(unit),
    lightning: 'lightning',
    limb: (_v, [count, area]) => `${names.areas[area]}, ${count}×`,
    defender: (_v, [unit]) => `against ${names.unit(unit)}`,
    column: (_v, [attack, defence]) => `column ${attack} to ${defence}: needed`,
    morale: 'hero or boosted morale',
    area: (_v, [monster, area]) => `to hit the ${names.area(monster, area)}`,
    distance: (_v, [distance]) => `at a distance of ${distance}`,
    flyer: 'at a flyer',
    helped: 'hero, cover, morale',
    escape: (_v, [unit]) => `escape of ${names.unit(unit)}`,
  },
  note: {
    stuck: 'Can go nowhere now',
    reach: (_view, [mp]) => `Takes ${mp} MP`,
    prize: (_view, [mp, points]) => `Takes ${mp} MP; ${counted(points, 'victory point', 'victory points')} here`,
    bound: 'Could bound here',
    flight: 'Could fly here',
    together: (_view, [count, percent]) =>
      `Destroyed ${percent} times in 100 if ${count === 1 ? 'one unit attacks' : `${count} units attack together`}`,
    shots: (_view, [count, need]) => `${Units(count)} can shoot at it; the best hits on ${need} or more`,
    strikers: (_view, [count]) => `${Units(count)} can strike at it`,
  },
  loss: {
    monster: (_view, [unit]) => `${names.unit(unit)} dies`,
    landmark: (view, [hex]) => `${names.landmark(view, hex)} is destroyed`,
    unit: (_view, [unit]) => `${names.unit(unit)} is lost`,
  },
  fallen: {
    monster: (_v, [unit]) => names.unit(unit),
    landmark: (view, [hex]) => names.landmark(view, hex),
    unit: (_v, [unit]) => names.unit(unit),
  },
  habit: {
    allLimbs: 'A monster strikes with every head, wing and leg it can use',
    everyoneShoots: 'Everybody who can shoot at the chosen hex shoots',
    everyoneStrikes: 'Everybody who can strike at the chosen hex strikes',
  },
  proposal: {
    force: 'Buy the rest for me',
    limbs: 'With everything it takes',
    damage: 'Spread the damage for me',
  },
  keeps: {
    force: 'Saved forces',
    setUp: 'Saved set-ups',
  },
}
