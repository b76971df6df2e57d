import type { NoticeKind } from '@hexarium/wire'
import type { Notices } from '../notice/notices.ts'

/** People told at a time: their notices share a commit. */
const AT_ONCE = 100

/** Tells many people something of a contest. */
export async function tellAll(
  notices: Notices,
  people: readonly string[],
  contest: string,
  kind: NoticeKind,
  text: string | null = null,
): Promise<void> {
  for (let from = 0; from < people.length; from += AT_ONCE)
    await Promise.all(
      people.slice(from, from + AT_ONCE).map(person => notices.tell(person, contest, kind, { contest, text })),
    )
}
