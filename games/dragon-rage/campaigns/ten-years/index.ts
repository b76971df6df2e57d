import type { Campaign, Step } from '@hexarium/contests'
import type { Result, SettingSpecs, Settings, State } from '@hexarium/kernel'
import { CITY, type DragonRage, INVADER } from '../../state.ts'
import { DECIDER, type Muster, musterAfter, placesAfter, type Siege, START_MUSTER, siegeOf } from './rules.ts'
import { handicapNow, musterNow, type TenYears } from './state.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

const terms = {
  map: { kind: 'choice', values: ['esirien', 'nurkott'], default: 'esirien', rule: 'DR-4.1' },
  elowyn: { kind: 'switch', default: false, rule: 'DR-2.10.7' },
  handicap: { kind: 'switch', default: false, rule: 'DR-3.3.4' },
} as const satisfies SettingSpecs

/** DR-4.1: five games on one map; the first player invades in all of them. */
export const campaign: Campaign<TenYears, Siege> = {
  id: 'ten-years',
  game: 'dragon-rage',
  rules: '1',
  players: 2,
  origin: 'book',
  terms,
  begin: agreed => ({
    map: agreed['map'] as TenYears['map'],
    elowyn: agreed['elowyn'] === true,
    handicap: agreed['handicap'] === true,
    sieges: [],
    musters: [[START_MUSTER, START_MUSTER]],
  }),
  next,
  facts: (g: State, result: Result) => siegeOf(g as DragonRage, result),
  record: (state, siege) => ({
    ...state,
    sieges: [...state.sieges, siege],
    musters: [...state.musters, musterAfter(musterNow(state), siege)],
  }),
  text: { en, de, fr },
}

/** DR-4.3, DR-4.5: the next game with what both may muster; none once there is a champion. */
function next(state: TenYears): Step {
  const muster = musterNow(state)
  const places = placesAfter(state.sieges.length, muster)
  if (places) return { is: 'over', places, by: 'DR-4.5' }
  return { is: 'game', settings: settingsOf(state, muster), seats: [INVADER, CITY] }
}

function settingsOf(state: TenYears, muster: Muster): Settings {
  return {
    scenario: state.map === 'esirien' ? 'campaignEsirien' : 'campaignNurkott',
    campaignGame: Math.min(state.sieges.length + 1, DECIDER),
    musterInvader: muster[INVADER],
    musterCity: muster[CITY],
    elowyn: state.elowyn,
    handicap: handicapNow(state),
  }
}
