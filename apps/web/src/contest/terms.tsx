import type { ContestPace, TournamentCard } from '@hexarium/wire'
import { words } from '../language.ts'
import { useSettingsInWords } from '../online/settings-in-words.ts'
import { spoken } from '../online/words/spoken.ts'
import { saying } from './say.ts'

/** How quickly it goes, in a sentence. */
export function paceInWords(pace: ContestPace): string {
  const w = saying.value
  if (pace.kind === 'live') return w.paceLive(pace.minutes, pace.increment, pace.appear)
  return w.pacePost(pace.days, pace.bank, pace.round)
}

/** What was agreed: form, pace, who may enter, what the games are played by. */
export function Terms({ card }: { card: TournamentCard }) {
  const w = saying.value
  const settings = useSettingsInWords(card.game, card.settings)
  const isBracket = card.form === 'knockout' || card.form === 'doubleKnockout'
  const lines = [
    words.value.with(w.forms[card.form], w.formLines[card.form]),
    card.form === 'groups' && card.groups ? w.groupsOf(card.groups.size, card.groups.advance) : '',
    card.form === 'tables' && card.seats ? w.seatsOf(card.seats.min, card.seats.max) : '',
    isBracket && card.bracket ? w.brackets[card.bracket] : '',
    w.gamesOfMatch(card.games),
    paceInWords(card.pace),
    w.entries[card.entry],
    card.late ? w.lateAllowed : '',
    card.bots ? w.botsAllowed : '',
    card.form === 'swiss' || card.form === 'tables' ? '' : w.seedings[card.seeding],
    ...(settings?.length === 0 ? [spoken.value.ordinarySettings] : (settings ?? [])),
  ]
  return (
    <section aria-labelledby="terms" class="contest-terms">
      <h2 id="terms">{w.terms}</h2>
      <ul>
        {lines.filter(Boolean).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
