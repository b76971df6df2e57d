import {
  asked,
  canonical,
  copy,
  Match,
  must,
  type Option,
  optionKind,
  optionOf,
  options,
  optionValue,
  question,
  type Seat,
  type State,
  VALUES,
  writeOption,
} from '@hexarium/kernel'
import { forbidding, type Question } from '@hexarium/kernel/inside'
import { mayAct, messageOf, recordOf } from './deed.ts'
import type { Law, Walk } from './law.ts'
import { silentKind } from './reasons.ts'

/** How many listed options are tried at one moment. */
const TRIED = 16

/** There is an option until there is a result. That play ends, the walk itself sees to. */
export const alwaysAnOption: Law = {
  id: 4,
  title: 'there is an option until there is a result, and random play ends',
  watch: walk => ({ rest: () => optionIsMissing(walk) }),
}

function optionIsMissing({ game, state }: Walk): string | undefined {
  const { decision, seats, may = [] } = asked(game, state)!
  if (seats.length === 0) return `${decision} asks nobody and there is no result`
  const stranger = [...seats, ...may].find(seat => !Number.isInteger(seat) || seat < 0 || seat >= state.core.seats)
  if (stranger !== undefined) return `${decision} asks seat ${stranger}`
  for (const seat of seats) {
    if (options(game, state, seat).length === 0) return `${decision} offers seat ${seat} nothing`
  }
  return new Set(seats).size < seats.length ? `${decision} asks a seat twice` : undefined
}

/** Every listed option is accepted; anything else is refused with a reason and changes nothing. */
export const onlyWhatIsListed: Law = {
  id: 5,
  title: 'every listed option is accepted, anything else is refused with a reason and changes nothing',
  watch(walk) {
    let opened: Match | undefined
    return {
      rest() {
        if (!walk.sampled) return undefined
        const fault = (opened ? undefined : silentKind(walk.game)) ?? listFault(walk)
        if (fault) return fault
        opened ??= openMatch(walk)
        return listedIsRefused(walk, opened) ?? unlistedIsAccepted(walk, opened)
      },
    }
  },
}

/** Listing changes nothing, repeats nothing, and keeps to whole numbers in range; no predicate forbids what is listed. */
function listFault({ game, state }: Walk): string | undefined {
  const now = question(game, state)!
  const text = canonical(state)
  const waited = asked(game, state)!.seats
  for (const seat of mayAct(game, state)) {
    const fault = rangeFault(now, state, seat)
    if (fault) return fault
    const listed = options(game, state, seat)
    if (new Set(listed).size < listed.length) return `${now.decision.name} lists an option twice for seat ${seat}`
    const idle = waited.includes(seat) ? defaultFault(now, state, seat, listed) : undefined
    if (idle) return idle
    const forbidden = listed.find(option => forbids(now, state, seat, option) !== undefined)
    if (forbidden !== undefined) {
      const rule = forbids(now, state, seat, forbidden)
      return `${now.decision.name} lists “${writeOption(now.decision, forbidden)}”, and its own predicate forbids it (${rule})`
    }
  }
  return canonical(state) === text ? undefined : `listing the options of ${now.decision.name} changes the state`
}

/** What is chosen for a seat whose time is up is something it is offered; where rules say nothing the kernel finds one. */
export function defaultFault(
  { decision, frame }: Question,
  state: State,
  seat: Seat,
  listed: readonly Option[],
): string | undefined {
  const chosen = decision.spec.default?.(state, frame.here, seat)
  if (chosen === undefined) return undefined
  const [kind, carried] = chosen
  const option = decision.kinds.includes(kind) ? optionOf(decision, kind, carried) : undefined
  if (option !== undefined && listed.includes(option)) return undefined
  return `${decision.name} chooses “${kind} ${JSON.stringify(carried ?? '')}” where time is up, and does not list it`
}

function rangeFault({ decision, frame }: Question, state: State, seat: Seat): string | undefined {
  let fault: string | undefined
  const can: Record<string, (carried?: number | Record<string, number>) => void> = {}
  decision.kinds.forEach((kind, index) => {
    const packing = decision.parts[index]
    const among = (value: unknown, size: number, what: string) => {
      if (Number.isInteger(value) && (value as number) >= 0 && (value as number) < size) return
      fault ??= `${decision.name} lists “${what} ${value}”; values are whole numbers from 0 to ${size - 1}`
    }
    can[kind] = (carried = 0) => {
      if (typeof carried === 'number') among(carried, VALUES, kind)
      else
        for (const [part, name] of (packing?.names ?? []).entries())
          among(carried[name], packing!.sizes[part], `${kind} … ${name}`)
    }
  })
  decision.spec.offer(state, frame.here, can, seat)
  return fault
}

function forbids({ decision, frame }: Question, state: State, seat: Seat, option: Option): unknown {
  return forbidding(decision, state, frame.here, option, seat)
}

/** A real match, to be put at any moment of the walk by setting its state. */
function openMatch({ game, table, state }: Walk): Match {
  const { seats, settings, dice } = recordOf(game, table, [], state)
  return must(Match.open(game, { seats, settings, dice: { seed: dice.seed!, nonces: [] } }))
}

function listedIsRefused({ game, state, chance }: Walk, match: Match): string | undefined {
  const { decision } = question(game, state)!
  for (const seat of mayAct(game, state)) {
    for (const option of chance.shuffle(options(game, state, seat)).slice(0, TRIED)) {
      const choice = writeOption(decision, option)
      match.state = copy(state)
      const fault = trying(() => match.play(seat, chance.below(2) === 0 ? option : choice))
      if (fault) return `seat ${seat} is offered “${choice}” of ${decision.name}, but ${fault}`
    }
  }
  return undefined
}

function trying(play: () => ReturnType<Match['play']>): string | undefined {
  try {
    const played = play()
    return played.ok ? undefined : `it is refused: ${played.problem.text}`
  } catch (error) {
    return `it throws: ${messageOf(error)}`
  }
}

function unlistedIsAccepted({ game, state, chance }: Walk, match: Match): string | undefined {
  const now = question(game, state)!
  match.state = copy(state)
  const lines = match.length
  const seats = mayAct(game, state)
  for (const seat of seats) {
    const listed = options(game, state, seat)
    if (listed.length === 0) continue
    for (const option of unlisted(now, listed, chance.below)) {
      const fault = refusalFault(match, seat, option, now) ?? predicateFault(now, state, seat, option)
      if (fault) return fault
    }
    for (const choice of [...garbage, ...strays, now.decision.kinds.length * VALUES, listed[0] + 0.5]) {
      const fault = refusalFault(match, seat, choice)
      if (fault) return fault
    }
  }
  const choice = options(game, state, seats[0])[0]
  const strangers = [-1, 0.5, 99, ...Array.from({ length: state.core.seats }, (_, seat) => seat)]
  for (const seat of strangers.filter(seat => !seats.includes(seat))) {
    const fault = refusalFault(match, seat, choice)
    if (fault) return fault
  }
  const unchanged = canonical(match.state) === canonical(state) && match.length === lines
  return unchanged ? undefined : 'a refused choice changed the state'
}

const garbage = ['', ' ', 'nonsense', 'constructor', '__proto__ 0', '.', '.zz', '.0.zzzzz', '💥', '0>', 'x'.repeat(1e4)]
const strays = [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32, 2 ** 53]

/** Options that are not listed, of every kind the decision has. */
function unlisted({ decision }: Question, listed: readonly Option[], below: (n: number) => number): Option[] {
  const reach = Math.max(...listed.map(optionValue)) + 4
  const values = [0, 1, reach, 9999, VALUES - 1, below(reach), below(reach), below(VALUES)]
  return decision.kinds
    .flatMap((_, kind) => values.map(value => kind * VALUES + value))
    .filter(option => !listed.includes(option))
}

/** What is not listed is refused in words; a value that could be listed, by the rule that the kind's own predicate names. */
function refusalFault(match: Match, seat: Seat, choice: Option | string, ruled?: Question): string | undefined {
  const { decision } = question(match.game, match.state)!
  const name = typeof choice === 'number' ? writeOption(decision, choice) : choice.slice(0, 20)
  const what = `seat ${seat} is not offered “${name}” of ${decision.name}`
  try {
    const played = match.play(seat, choice)
    if (played.ok) return `${what}, but it is accepted`
    const { text, rule } = played.problem
    if (!text || text.includes('undefined')) return `${what}, and the reason given is “${text}”`
    if (!ruled) return undefined
    if (!rule) return `${what}, and no rule is named`
    const particular = forbids(ruled, match.state, seat, choice as Option)
    return particular === undefined || particular === rule
      ? undefined
      : `${what}, and ${rule} is named, though its predicate says ${particular}`
  } catch (error) {
    return `${what}, and refusing it throws: ${messageOf(error)}`
  }
}

function predicateFault(now: Question, state: State, seat: Seat, option: Option): string | undefined {
  const kind = optionKind(option)
  if (!now.decision.spec.cannot?.[now.decision.kinds[kind]]) return undefined
  if (!now.decision.valued[kind] && optionValue(option) !== 0) return undefined // such a kind has no other value to ask about
  const rule = forbids(now, state, seat, option)
  if (typeof rule === 'string' && rule !== '') return undefined
  const name = writeOption(now.decision, option)
  return `${now.decision.name} does not list “${name}” for seat ${seat}, and its predicate does not say why`
}
