import { words } from './language.ts'
import { coming } from './pages/coming.tsx'
import { Lost } from './pages/lost.tsx'
import { route } from './route.ts'

const oneMoment = () => <p class="coming">{words.value.oneMoment}</p>

const ServerTablePage = coming(async () => (await import('./online/page.tsx')).ServerTablePage, oneMoment)
const AheadPage = coming(async () => (await import('./online/ahead.tsx')).AheadPage, oneMoment)
const FriendPage = coming(async () => (await import('./online/friend.tsx')).FriendPage, oneMoment)
const WatchPage = coming(async () => (await import('./online/watching.tsx')).WatchPage, oneMoment)
const TakePage = coming(async () => (await import('./online/take.tsx')).TakePage, oneMoment)
const ReplayPage = coming(async () => (await import('./replay/page.tsx')).ReplayPage, oneMoment)
const MyGames = coming(async () => (await import('./replay/games.tsx')).MyGames, oneMoment)
const CampaignsPage = coming(async () => (await import('./campaign/page.tsx')).CampaignsPage, oneMoment)
const ServerCampaignPage = coming(
  async () => (await import('./campaign/online/page.tsx')).ServerCampaignPage,
  oneMoment,
)
const ContestsPage = coming(async () => (await import('./contest/page.tsx')).ContestsPage, oneMoment)
const TournamentPage = coming(async () => (await import('./contest/tournament.tsx')).TournamentPage, oneMoment)
const ChallengePage = coming(async () => (await import('./contest/ladder.tsx')).ChallengePage, oneMoment)
const SeasonPage = coming(async () => (await import('./contest/season.tsx')).SeasonPage, oneMoment)
const HonoursPage = coming(async () => (await import('./contest/honours.tsx')).HonoursPage, oneMoment)
const VerifyPage = coming(async () => (await import('./online/verify.tsx')).VerifyPage, oneMoment)
const RulesPage = coming(async () => (await import('./rules/page.tsx')).RulesPage, oneMoment)

const YouPage = coming(async () => (await import('./people/you.tsx')).YouPage, oneMoment)
const ResetPage = coming(async () => (await import('./people/reset.tsx')).ResetPage, oneMoment)
const TurnsPage = coming(async () => (await import('./people/turns.tsx')).TurnsPage, oneMoment)
const PeoplePage = coming(async () => (await import('./people/people.tsx')).PeoplePage, oneMoment)
const ProfilePage = coming(async () => (await import('./people/profile.tsx')).ProfilePage, oneMoment)
const LadderPage = coming(async () => (await import('./people/ladder.tsx')).LadderPage, oneMoment)
const KeepingPage = coming(async () => (await import('./people/keeping.tsx')).KeepingPage, oneMoment)

/** Pages that are neither the hall nor a table of this browser, by the address. */
export function Elsewhere() {
  const { page, parts, query } = route.value
  const [first = '', second = ''] = parts
  switch (page) {
    case 't':
      return second === 'ahead' ? (
        <AheadPage key={first} id={first} />
      ) : (
        <ServerTablePage key={first} id={first} link={query.get('link') ?? undefined} begins={query.has('begin')} />
      )
    case 'friend':
      return <FriendPage game={first} />
    case 'take':
      return <TakePage key={first} id={first} />
    case 'watch':
      return <WatchPage />
    case 'replay':
      return <ReplayPage key={`${first}${query.get('r') ?? ''}`} id={first} query={query} />
    case 'games':
      return <MyGames />
    case 'campaigns':
      return <CampaignsPage parts={parts} query={query} />
    case 'campaign':
      return <ServerCampaignPage key={first} id={first} link={query.get('link') ?? undefined} />
    case 'contests':
      return <ContestsPage key={first} parts={parts} query={query} />
    case 'tournament':
      return <TournamentPage key={first} id={first} link={query.get('link') ?? undefined} />
    case 'ladder':
      return <ChallengePage key={first} game={first} />
    case 'season':
      return <SeasonPage key={first} game={first} />
    case 'honours':
      return <HonoursPage />
    case 'verify':
      return <VerifyPage key={first} token={first} />
    case 'rules':
      return <RulesPage game={first} rule={second} />
    case 'you':
      return <YouPage />
    case 'reset':
      return <ResetPage key={first} token={first} />
    case 'turns':
      return <TurnsPage />
    case 'people':
      return <PeoplePage />
    case 'p':
      return <ProfilePage key={first} id={first} table={query.get('table') ?? undefined} />
    case 'ladders':
      return <LadderPage game={first} />
    case 'keeping':
      return <KeepingPage />
    default:
      return <Lost title={words.value.lostTitle} text={words.value.lostText} />
  }
}
