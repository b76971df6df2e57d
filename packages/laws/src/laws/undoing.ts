import {
  canonical,
  copy,
  type Match,
  must,
  type Outcome,
  options,
  type Played,
  question,
  replay,
  type Seat,
  type State,
  same,
  writeOption,
} from '@hexarium/kernel'
import { type Deed, everybody } from './deed.ts'
import type { Law, Stride, Walk } from './law.ts'
import { dreamOf, first, nameOf, type Observation, observation, observe } from './secrecy.ts'

/** Undo restores the exact state, and is never offered across dice, a reveal or another seat's act. */
export const undoing: Law = {
  id: 7,
  title: 'undo restores the exact state and never crosses dice, a reveal or another seat’s act',
  watch(walk) {
    let match: Match | undefined
    /** What may be taken back, if all is right: the deeds of one seat since the last boundary, with their states. */
    let chain: Link[] = []
    /** The state at rest as text: what a deed changes behind a copy's back shows only here. */
    let text: string | undefined
    return {
      stride(stride) {
        match ??= must(replay(walk.game, { ...walk.record(), choices: walk.lines.slice(0, -1) }))
        const others = everybody(match.state).filter(seat => seat !== stride.deed.seat)
        const could = others.filter(seat => match!.mayUndo(seat))
        must(follow(match, stride.deed))
        if (!same(match.state, stride.after)) return 'a match comes to another state than plain play'
        const actor = stride.deed.seat
        if (chain.length > 0 && chain.at(-1)!.deed.seat !== actor) chain = []
        if (!match.mayUndo(actor)) chain = []
        else chain.push({ deed: stride.deed, before: stride.before, text })
        return (
          offeredToOthers(match, stride.deed, others, could) ?? (chain.length > 0 ? crossed(walk, stride) : undefined)
        )
      },
      rest() {
        text = walk.sampled ? canonical(walk.state) : undefined
        if (!match || !walk.sampled || chain.length === 0) return undefined
        return takesBack(match, chain, 1 + walk.chance.below(chain.length), walk.state)
      },
    }
  },
}

type Link = { deed: Deed; before: State; text: string | undefined }

function follow(match: Match, deed: Deed): Outcome<Played> {
  if (deed.is === 'choice') return match.play(deed.seat, deed.option)
  if (deed.is === 'resign') return match.resign(deed.seat)
  return match.stand(deed.seat, deed.decision, deed.answer)
}

/** An answer left in secret changes for nobody else what he may take back; after anything else only who did it may. */
function offeredToOthers(
  match: Match,
  deed: Deed,
  others: readonly Seat[],
  could: readonly Seat[],
): string | undefined {
  const mayStill = deed.is === 'standing' ? could : []
  const other = others.find(seat => match.mayUndo(seat) && !mayStill.includes(seat))
  return other === undefined ? undefined : `${nameOf(other)} may take back what ${nameOf(deed.seat)} did`
}

/** Takes back the last deeds one by one, looks at each state, and does them again. */
function takesBack(match: Match, chain: readonly Link[], count: number, state: State): string | undefined {
  const deeds = chain.slice(chain.length - count)
  for (const { deed, before, text } of deeds.toReversed()) {
    const undone = match.undo(deed.seat)
    if (!undone.ok) return `a choice that could be taken back no longer can: ${undone.problem.text}`
    if (canonical(match.state) !== (text ?? canonical(before)))
      return 'taking a choice back does not lead to the state before it'
  }
  for (const { deed } of deeds) must(follow(match, deed))
  return canonical(match.state) === canonical(state) ? undefined : 'what was taken back and done again ends elsewhere'
}

function crossed(walk: Walk, stride: Stride): string | undefined {
  const { before, after } = stride
  if (before.core.dice[4] !== after.core.dice[4]) return 'undo is offered after dice were rolled'
  return walk.sampled ? first(everybody(before), seat => showed(walk, stride, seat)) : undefined
}

/**
 * Undo is offered after a step, so the step may have shown nobody anything hidden: in every state a seat could believe in
 * before, it must be able to see and hear what it saw and heard. The seat that acted knows what it chose; to another the
 * step may be any choice that looks like it.
 */
function showed(walk: Walk, { deed, before, after, events }: Stride, seat: Seat): string | undefined {
  if (deed.is !== 'choice') return undefined
  const real = textOf(observation(walk, after, events, seat))
  if (real === textOf(observation(walk, before, [], seat))) return undefined // nothing reached this seat
  const dream = dreamOf(walk, before, seat)
  const possible = options(walk.game, dream, deed.seat)
  const choices = seat === deed.seat ? [deed.option] : [deed.option, ...possible]
  for (const option of choices) {
    if (!possible.includes(option)) continue
    if (textOf(observe(walk, copy(dream), { ...deed, option }, seat)) === real) return undefined
  }
  const { decision } = question(walk.game, before)!
  const what = `“${writeOption(decision, deed.option)}” of ${decision.name}`
  return `${what} shows ${nameOf(seat)} something hidden, and undo is offered after it. Call reveal(g) where it is shown`
}

function textOf({ told, shown }: Observation): string {
  return canonical([told, shown])
}
