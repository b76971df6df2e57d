/** Everybody came first: that is a draw. Places are written as JSON writes them. */
const DRAWN = [2, 3, 4, 5, 6].map(seats => `result LIKE '%"places":[${new Array(seats).fill(1)}]%'`).join(' OR ')

/** How a table's game ended: drawn, decided or broken. An index holds it, so it is never changed, as no step below is. */
export const ENDED_AS = `(CASE WHEN status = 'broken' THEN 'broken' WHEN ${DRAWN} THEN 'drawn' WHEN result IS NOT NULL THEN 'decided' END)`

/**
 * The store's tables, one step a version, in SQL that both stores understand. A step once released is never changed: a
 * correction is a further step.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);

  CREATE TABLE persons (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    email TEXT,
    email_verified INTEGER NOT NULL DEFAULT 0,
    notify TEXT NOT NULL DEFAULT '{}',
    vacation_used TEXT NOT NULL DEFAULT '{}',
    merged_into TEXT,
    created BIGINT NOT NULL
  );
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL,
    agent TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
  );
  CREATE INDEX sessions_by_person ON sessions (person);
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    public_key BLOB NOT NULL,
    counter BIGINT NOT NULL,
    transports TEXT NOT NULL,
    created BIGINT NOT NULL
  );
  CREATE INDEX passkeys_by_person ON passkeys (person);
  CREATE TABLE tokens (hash TEXT PRIMARY KEY, purpose TEXT NOT NULL, data TEXT NOT NULL, expires BIGINT NOT NULL);
  CREATE INDEX tokens_by_expiry ON tokens (expires);
  CREATE TABLE blocks (person TEXT NOT NULL, blocked TEXT NOT NULL, PRIMARY KEY (person, blocked));

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    title TEXT NOT NULL,
    host TEXT NOT NULL,
    status TEXT NOT NULL,
    access TEXT NOT NULL,
    terms TEXT NOT NULL,
    link TEXT NOT NULL,
    seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    result TEXT,
    rating_due INTEGER NOT NULL DEFAULT 0,
    rematch TEXT,
    created BIGINT NOT NULL,
    started BIGINT,
    finished BIGINT
  );
  CREATE INDEX tables_open ON tables (status, access, created, id);
  CREATE INDEX tables_running ON tables (status, access, started, id);
  CREATE INDEX tables_over ON tables (access, finished, id);
  CREATE INDEX tables_to_rate ON tables (rating_due) WHERE rating_due = 1;
  CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    level TEXT,
    nonce TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
  );
  CREATE INDEX seats_by_person ON seats (person);
  CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    visible INTEGER NOT NULL,
    line TEXT NOT NULL,
    actor INTEGER NOT NULL,
    at BIGINT NOT NULL,
    client TEXT,
    PRIMARY KEY (table_id, seq)
  );
  CREATE TABLE progress (
    table_id TEXT PRIMARY KEY,
    waiting TEXT NOT NULL,
    wake BIGINT,
    updated BIGINT NOT NULL
  );
  CREATE INDEX progress_by_wake ON progress (wake) WHERE wake IS NOT NULL;
  CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, rules TEXT NOT NULL, data TEXT NOT NULL);
  CREATE TABLE archive (table_id TEXT PRIMARY KEY, record BLOB NOT NULL, story BLOB NOT NULL);

  CREATE TABLE chat (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    room TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    text TEXT NOT NULL
  );
  CREATE INDEX chat_by_table ON chat (table_id, at);
  CREATE TABLE mutes (table_id TEXT NOT NULL, person TEXT NOT NULL, muted TEXT NOT NULL, PRIMARY KEY (table_id, person, muted));
  CREATE TABLE notes (table_id TEXT NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (table_id, person));

  CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    scale TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    updated BIGINT NOT NULL,
    PRIMARY KEY (person, game, scale)
  );
  CREATE TABLE rating_changes (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    before DOUBLE PRECISION NOT NULL,
    after DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, person)
  );

  CREATE TABLE notices (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    at BIGINT NOT NULL,
    seen INTEGER NOT NULL DEFAULT 0,
    pushed INTEGER NOT NULL DEFAULT 0,
    mailed INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX notices_by_person ON notices (person, seen, at);
  CREATE INDEX notices_to_mail ON notices (mailed, at) WHERE mailed = 0;
  CREATE TABLE subscriptions (endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, keys TEXT NOT NULL, created BIGINT NOT NULL);
  CREATE INDEX subscriptions_by_person ON subscriptions (person);
  `,
  'ALTER TABLE tables ADD COLUMN position TEXT',
  'CREATE TABLE absences (since BIGINT NOT NULL, until BIGINT NOT NULL, PRIMARY KEY (since, until))',
  `
  CREATE INDEX tables_open_by_game ON tables (game, status, access, created, id);
  CREATE INDEX tables_running_by_game ON tables (game, status, access, started, id);
  CREATE INDEX tables_over_by_game ON tables (game, access, finished, id);
  CREATE INDEX ratings_best ON ratings (game, scale, (rating - 2 * deviation), person);
  CREATE INDEX blocks_by_blocked ON blocks (blocked);
  DROP INDEX notices_to_mail;
  CREATE INDEX notices_to_mail ON notices (person, at) WHERE mailed = 0 AND seen = 0;
  `,
  `
  ALTER TABLE seats ADD COLUMN seal TEXT NOT NULL DEFAULT '';
  ALTER TABLE seats ADD COLUMN share TEXT NOT NULL DEFAULT '';
  `,
  'CREATE INDEX notices_to_push ON notices (at) WHERE pushed = 0 AND seen = 0',
  `
  ALTER TABLE persons ADD COLUMN role TEXT NOT NULL DEFAULT '';
  CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    reporter TEXT NOT NULL,
    person TEXT,
    table_id TEXT,
    text TEXT NOT NULL,
    evidence TEXT NOT NULL,
    at BIGINT NOT NULL,
    closed BIGINT,
    closed_by TEXT
  );
  CREATE INDEX reports_open ON reports (at) WHERE closed IS NULL;
  CREATE INDEX reports_by_reporter ON reports (reporter) WHERE closed IS NULL;
  CREATE TABLE sanctions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    reason TEXT NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT,
    by_person TEXT NOT NULL,
    lifted BIGINT
  );
  CREATE INDEX sanctions_by_person ON sanctions (person);
  CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    by_person TEXT NOT NULL,
    deed TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
  );
  CREATE INDEX audit_by_time ON audit (at);
  CREATE INDEX persons_by_email ON persons (email) WHERE email IS NOT NULL;
  CREATE INDEX tables_by_host ON tables (host);
  CREATE INDEX tables_by_end ON tables (finished) WHERE finished IS NOT NULL;
  CREATE INDEX chat_by_person ON chat (person);
  `,
  `
  CREATE TABLE seeks (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    games TEXT NOT NULL,
    paces TEXT NOT NULL,
    rated INTEGER NOT NULL,
    at BIGINT NOT NULL
  );
  CREATE INDEX seeks_by_time ON seeks (at);
  CREATE INDEX seeks_by_person ON seeks (person);
  CREATE TABLE orders (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    data TEXT NOT NULL,
    at BIGINT NOT NULL
  );
  CREATE INDEX orders_by_table ON orders (table_id, seat);
  CREATE INDEX orders_by_person ON orders (person);
  `,
  `
  ALTER TABLE persons ADD COLUMN language TEXT;
  ALTER TABLE persons ADD COLUMN zone TEXT;
  ALTER TABLE persons ADD COLUMN listed INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE notices ADD COLUMN held BIGINT NOT NULL DEFAULT 0;
  CREATE INDEX notices_held ON notices (held) WHERE held > 0 AND pushed = 0 AND seen = 0;
  CREATE TABLE follows (person TEXT NOT NULL, followed TEXT NOT NULL, since BIGINT NOT NULL, PRIMARY KEY (person, followed));
  CREATE INDEX follows_by_followed ON follows (followed);
  CREATE TABLE quiets (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id));
  `,
  'ALTER TABLE tables ADD COLUMN carried TEXT',
  // Whoever played ten thousand games has his last twenty found by index, too.
  `
  ALTER TABLE seats ADD COLUMN ended BIGINT;
  UPDATE seats SET ended = (SELECT finished FROM tables WHERE tables.id = seats.table_id);
  CREATE INDEX seats_over ON seats (person, ended, table_id) WHERE ended IS NOT NULL;
  ALTER TABLE tables ADD COLUMN opening BIGINT;
  `,
  // How often who played what is counted by index; what is swept is found by one; where a table stands is kept of those alone that are played.
  `
  ALTER TABLE seats ADD COLUMN played TEXT;
  UPDATE seats SET played = (SELECT game FROM tables WHERE tables.id = seats.table_id) WHERE ended IS NOT NULL;
  CREATE INDEX seats_played ON seats (person, played, table_id) WHERE ended IS NOT NULL;
  CREATE INDEX persons_guests ON persons (created, id) WHERE login IS NULL;
  CREATE INDEX notices_by_time ON notices (at);
  CREATE INDEX sessions_by_use ON sessions (used);
  DROP INDEX tables_by_end;
  CREATE INDEX tables_by_end ON tables (finished, id) WHERE finished IS NOT NULL;
  DELETE FROM progress WHERE EXISTS (SELECT 1 FROM tables WHERE tables.id = progress.table_id AND finished IS NOT NULL);
  `,
  // A contest is its log, as a table is; at which tables it is played, and who takes part, stands beside it for lists.
  `
  CREATE TABLE contests (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    host TEXT NOT NULL,
    stage TEXT NOT NULL,
    listed INTEGER NOT NULL,
    spec TEXT NOT NULL,
    link TEXT NOT NULL,
    wake BIGINT,
    created BIGINT NOT NULL,
    began BIGINT,
    finished BIGINT
  );
  CREATE INDEX contests_listed ON contests (kind, stage, listed, created, id);
  CREATE INDEX contests_listed_by_game ON contests (kind, game, stage, listed, created, id);
  CREATE INDEX contests_by_host ON contests (host, kind, stage);
  CREATE INDEX contests_by_wake ON contests (wake) WHERE wake IS NOT NULL;
  CREATE TABLE contest_log (
    contest_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    event TEXT NOT NULL,
    by_person TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (contest_id, seq)
  );
  CREATE TABLE contest_people (
    contest_id TEXT NOT NULL,
    person TEXT NOT NULL,
    part TEXT NOT NULL,
    kind TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (contest_id, person)
  );
  CREATE INDEX contest_people_by_person ON contest_people (person, kind, since, contest_id);
  CREATE TABLE contest_tables (
    contest_id TEXT NOT NULL,
    match INTEGER NOT NULL,
    game INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    players TEXT NOT NULL,
    attempt INTEGER NOT NULL DEFAULT 1,
    due BIGINT,
    reminded INTEGER NOT NULL DEFAULT 0,
    counted INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (contest_id, match, game)
  );
  CREATE UNIQUE INDEX contest_tables_by_table ON contest_tables (table_id);
  CREATE INDEX contest_tables_played ON contest_tables (contest_id, due) WHERE counted = 0;
  CREATE TABLE honours (
    contest_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (contest_id, number)
  );
  CREATE INDEX honours_by_person ON honours (person, at);
  CREATE INDEX honours_by_game ON honours (game, at);
  ALTER TABLE tables ADD COLUMN contest TEXT;
  ALTER TABLE notices ADD COLUMN contest TEXT;
  ALTER TABLE notices ADD COLUMN text TEXT;
  `,
  // The hall shows tables of contests apart from the others: neither list reads the other's.
  `
  CREATE INDEX tables_apart ON tables (started, id) WHERE status = 'running' AND access = 'public' AND contest IS NULL;
  CREATE INDEX tables_in_contests ON tables (contest, game)
    WHERE status = 'running' AND access = 'public' AND contest IS NOT NULL;
  `,
  // Games are searched by how they ended; last calls are found without asking everybody; what is over does not count as a host’s.
  `
  CREATE INDEX tables_ended_as ON tables (${ENDED_AS}, finished, id) WHERE access = 'public' AND finished IS NOT NULL;
  CREATE INDEX tables_ended_as_by_game ON tables (game, ${ENDED_AS}, finished, id) WHERE access = 'public' AND finished IS NOT NULL;
  CREATE INDEX notices_of_time ON notices (person) WHERE kind = 'time' AND mailed = 0 AND seen = 0;
  DROP INDEX tables_by_host;
  CREATE INDEX tables_by_host ON tables (host, status);
  `,
]

/** Every table in an order in which they can be filled: for backup and restore. */
export const everyTable: readonly { name: string; key: string }[] = [
  { name: 'settings', key: 'name' },
  { name: 'persons', key: 'id' },
  { name: 'sessions', key: 'id' },
  { name: 'passkeys', key: 'id' },
  { name: 'tokens', key: 'hash' },
  { name: 'blocks', key: 'person, blocked' },
  { name: 'tables', key: 'id' },
  { name: 'seats', key: 'table_id, seat' },
  { name: 'log', key: 'table_id, seq' },
  { name: 'progress', key: 'table_id' },
  { name: 'snapshots', key: 'table_id' },
  { name: 'archive', key: 'table_id' },
  { name: 'chat', key: 'id' },
  { name: 'mutes', key: 'table_id, person, muted' },
  { name: 'notes', key: 'table_id, person' },
  { name: 'ratings', key: 'person, game, scale' },
  { name: 'rating_changes', key: 'table_id, person' },
  { name: 'notices', key: 'id' },
  { name: 'subscriptions', key: 'endpoint' },
  { name: 'absences', key: 'since, until' },
  { name: 'reports', key: 'id' },
  { name: 'sanctions', key: 'id' },
  { name: 'audit', key: 'id' },
  { name: 'seeks', key: 'id' },
  { name: 'orders', key: 'id' },
  { name: 'follows', key: 'person, followed' },
  { name: 'quiets', key: 'person, table_id' },
  { name: 'contests', key: 'id' },
  { name: 'contest_log', key: 'contest_id, seq' },
  { name: 'contest_people', key: 'contest_id, person' },
  { name: 'contest_tables', key: 'contest_id, match, game' },
  { name: 'honours', key: 'contest_id, number' },
]
