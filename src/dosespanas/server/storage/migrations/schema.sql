CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);

CREATE TABLE games (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	scenario VARCHAR(40) NOT NULL, 
	options TEXT NOT NULL, 
	position TEXT, 
	seed VARCHAR(32) NOT NULL, 
	engine VARCHAR(40) NOT NULL, 
	data VARCHAR(80) NOT NULL, 
	name VARCHAR(80), 
	hotseat BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, 
	lines INTEGER NOT NULL, 
	choice INTEGER NOT NULL, 
	actor VARCHAR(16), secret VARCHAR(64), chance VARCHAR(32), origin INTEGER, construction INTEGER, advice BOOLEAN, seated INTEGER DEFAULT '0' NOT NULL, scheduler VARCHAR(16), thinker_until BIGINT, corrections VARCHAR(64) REFERENCES corrections (digest), rated BOOLEAN, chat BOOLEAN, pace TEXT, late BOOLEAN, sources TEXT, 
	PRIMARY KEY (id)
);

CREATE TABLE seats (
	game VARCHAR(32) NOT NULL, 
	side VARCHAR(16) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	token_hash VARCHAR(64), 
	seen INTEGER NOT NULL, number VARCHAR(64), invitation VARCHAR(64), taken BIGINT, rules VARCHAR(130), account VARCHAR(16) REFERENCES accounts (id), regent VARCHAR(16), program BOOLEAN, 
	PRIMARY KEY (game, side), 
	FOREIGN KEY(game) REFERENCES games (id)
);

CREATE INDEX seats_token ON seats (token_hash);

CREATE TABLE actions (
	game VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat VARCHAR(16) NOT NULL, 
	action VARCHAR(200) NOT NULL, 
	at BIGINT NOT NULL, 
	hash VARCHAR(16), reason TEXT, 
	PRIMARY KEY (game, n), 
	FOREIGN KEY(game) REFERENCES games (id)
);

CREATE TABLE settings (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);

CREATE INDEX games_chance ON games (chance);

CREATE TABLE snapshots (
	game VARCHAR(32) NOT NULL, 
	choice INTEGER NOT NULL, 
	line INTEGER NOT NULL, 
	position BLOB NOT NULL, 
	events BLOB NOT NULL, 
	hash VARCHAR(32) NOT NULL, 
	PRIMARY KEY (game, choice), 
	FOREIGN KEY(game) REFERENCES games (id)
);

CREATE TABLE standings (
	game VARCHAR(32) NOT NULL, 
	choice INTEGER NOT NULL, 
	line INTEGER NOT NULL, 
	position BLOB NOT NULL, 
	events BLOB NOT NULL, 
	hash VARCHAR(32) NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id)
);

CREATE TABLE upgrades (
	game VARCHAR(32) NOT NULL, 
	line INTEGER NOT NULL, 
	choice INTEGER NOT NULL, 
	position BLOB NOT NULL, 
	events BLOB NOT NULL, 
	hash VARCHAR(32) NOT NULL, 
	PRIMARY KEY (game, line), 
	FOREIGN KEY(game) REFERENCES games (id)
);

CREATE TABLE processes (
	id VARCHAR(16) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (id)
);

CREATE TABLE corrections (
	digest VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (digest)
);

CREATE INDEX games_corrections ON games (corrections);

CREATE TABLE orders (
	game VARCHAR(32) NOT NULL, 
	side VARCHAR(16) NOT NULL, 
	state TEXT NOT NULL, 
	PRIMARY KEY (game, side), 
	FOREIGN KEY(game) REFERENCES games (id)
);

CREATE TABLE accounts (
	id VARCHAR(16) NOT NULL, 
	handle VARCHAR(40) NOT NULL, 
	skeleton VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	language VARCHAR(20) NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	closed BIGINT, barred VARCHAR(8), 
	PRIMARY KEY (id), 
	UNIQUE (skeleton)
);

CREATE TABLE account_mails (
	mail VARCHAR(254) NOT NULL, 
	account VARCHAR(16) NOT NULL, 
	added BIGINT NOT NULL, 
	PRIMARY KEY (mail), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);

CREATE INDEX account_mails_account ON account_mails (account);

CREATE TABLE passkeys (
	id VARCHAR(1400) NOT NULL, 
	account VARCHAR(16) NOT NULL, 
	public_key BLOB NOT NULL, 
	count BIGINT NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	added BIGINT NOT NULL, 
	used BIGINT, fell BIGINT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);

CREATE INDEX passkeys_account ON passkeys (account);

CREATE TABLE sign_ins (
	hash VARCHAR(64) NOT NULL, 
	purpose VARCHAR(16) NOT NULL, 
	expires BIGINT NOT NULL, 
	account VARCHAR(16), 
	mail VARCHAR(254), 
	handle VARCHAR(40), subject VARCHAR(64), browser VARCHAR(64), code VARCHAR(64), tries INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (hash)
);

CREATE INDEX sign_ins_expires ON sign_ins (expires);

CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	id VARCHAR(16) NOT NULL, 
	account VARCHAR(16) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	browser VARCHAR(80) NOT NULL, 
	PRIMARY KEY (hash), 
	UNIQUE (id), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);

CREATE INDEX sessions_account ON sessions (account);

CREATE INDEX seats_account ON seats (account);

CREATE TABLE rated_games (
	game VARCHAR(32) NOT NULL, 
	nationalist VARCHAR(40) NOT NULL, 
	republican VARCHAR(40) NOT NULL, 
	pair VARCHAR(32), 
	due BIGINT, 
	PRIMARY KEY (game)
);

CREATE INDEX rated_games_pair ON rated_games (pair);

CREATE INDEX rated_games_due ON rated_games (due);

CREATE TABLE results (
	game VARCHAR(32) NOT NULL, 
	title VARCHAR(40) NOT NULL, 
	scenario VARCHAR(40) NOT NULL, 
	options TEXT NOT NULL, 
	name VARCHAR(80), 
	nationalist VARCHAR(40), 
	republican VARCHAR(40), 
	winner VARCHAR(16), 
	reason VARCHAR(60) NOT NULL, 
	turn INTEGER NOT NULL, 
	choices INTEGER NOT NULL, 
	began BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	pair VARCHAR(32), 
	counts VARCHAR(12) NOT NULL, 
	counted INTEGER, 
	PRIMARY KEY (game)
);

CREATE INDEX results_pair ON results (pair);

CREATE INDEX results_counted ON results (counted);

CREATE TABLE played (
	player VARCHAR(40) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	side VARCHAR(16) NOT NULL, 
	other VARCHAR(40), 
	title VARCHAR(40) NOT NULL, 
	scenario VARCHAR(40) NOT NULL, 
	points INTEGER, 
	rated BOOLEAN NOT NULL, 
	ended BIGINT NOT NULL, 
	accuracy FLOAT, 
	PRIMARY KEY (player, game)
);

CREATE INDEX played_order ON played (player, ended, game);

CREATE TABLE ratings (
	player VARCHAR(40) NOT NULL, 
	title VARCHAR(40) NOT NULL, 
	points FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	volatility FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	at BIGINT NOT NULL, opponents INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (player, title)
);

CREATE INDEX ratings_order ON ratings (title, points, player);

CREATE TABLE rating_changes (
	player VARCHAR(40) NOT NULL, 
	title VARCHAR(40) NOT NULL, 
	counted INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	"before" FLOAT NOT NULL, 
	points FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, established BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (player, title, counted)
);

CREATE TABLE person_pages (
	account VARCHAR(16) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	ratings BOOLEAN NOT NULL, 
	results BOOLEAN NOT NULL, 
	PRIMARY KEY (account)
);

CREATE TABLE cups (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	organiser VARCHAR(16), 
	title VARCHAR(40) NOT NULL, 
	scenario VARCHAR(40) NOT NULL, 
	options TEXT NOT NULL, 
	system VARCHAR(12) NOT NULL, 
	legs INTEGER NOT NULL, 
	rounds INTEGER NOT NULL, 
	days INTEGER NOT NULL, 
	rated BOOLEAN NOT NULL, 
	state VARCHAR(12) NOT NULL, 
	round INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	ended BIGINT, starts BIGINT, "limit" INTEGER, pace TEXT, programs BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);

CREATE INDEX cups_order ON cups (created, id);

CREATE INDEX cups_state ON cups (state);

CREATE TABLE cup_players (
	cup VARCHAR(16) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	n INTEGER, 
	points FLOAT NOT NULL, 
	entered BIGINT NOT NULL, 
	"left" INTEGER, removed BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (cup, player)
);

CREATE INDEX cup_players_player ON cup_players (player);

CREATE TABLE cup_games (
	cup VARCHAR(16) NOT NULL, 
	round INTEGER NOT NULL, 
	board INTEGER NOT NULL, 
	leg INTEGER NOT NULL, 
	first INTEGER NOT NULL, 
	second INTEGER NOT NULL, 
	game VARCHAR(32), 
	points INTEGER, 
	other INTEGER, 
	how VARCHAR(12), 
	turn INTEGER, 
	due BIGINT NOT NULL, 
	PRIMARY KEY (cup, round, board, leg)
);

CREATE INDEX cup_games_game ON cup_games (game);

CREATE INDEX cup_games_due ON cup_games (how, due);

CREATE TABLE talks (
	game VARCHAR(32) NOT NULL, 
	room VARCHAR(8) NOT NULL, 
	revision INTEGER NOT NULL, 
	PRIMARY KEY (game, room), 
	FOREIGN KEY(game) REFERENCES games (id)
);

CREATE TABLE messages (
	game VARCHAR(32) NOT NULL, 
	room VARCHAR(8) NOT NULL, 
	n INTEGER NOT NULL, 
	seat VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (game, room, n), 
	FOREIGN KEY(game) REFERENCES games (id)
);

CREATE TABLE mutes (
	game VARCHAR(32) NOT NULL, 
	side VARCHAR(16) NOT NULL, 
	PRIMARY KEY (game, side), 
	FOREIGN KEY(game) REFERENCES games (id)
);

CREATE TABLE notes (
	game VARCHAR(32) NOT NULL, 
	side VARCHAR(16) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (game, side), 
	FOREIGN KEY(game) REFERENCES games (id)
);

CREATE TABLE marks (
	game VARCHAR(32) NOT NULL, 
	side VARCHAR(16) NOT NULL, 
	place VARCHAR(40) NOT NULL, 
	n INTEGER NOT NULL, 
	shape VARCHAR(12) NOT NULL, 
	text VARCHAR(80) NOT NULL, 
	turn INTEGER, 
	PRIMARY KEY (game, side, place), 
	FOREIGN KEY(game) REFERENCES games (id)
);

CREATE TABLE reports (
	id INTEGER NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	room VARCHAR(8) NOT NULL, 
	n INTEGER NOT NULL, 
	seat VARCHAR(16) NOT NULL, 
	text TEXT NOT NULL, 
	"by" VARCHAR(16) NOT NULL, 
	why VARCHAR(200) NOT NULL, 
	at BIGINT NOT NULL, 
	done BIGINT, 
	PRIMARY KEY (id), 
	CONSTRAINT reports_once UNIQUE (game, room, n, "by")
);

CREATE TABLE clocks (
	game VARCHAR(32) NOT NULL, 
	begun BIGINT NOT NULL, 
	nationalist BIGINT NOT NULL, 
	republican BIGINT NOT NULL, 
	side VARCHAR(16), 
	since BIGINT, 
	rest TEXT NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id)
);

CREATE INDEX clocks_since ON clocks (since);

CREATE TABLE channels (
	id VARCHAR(16) NOT NULL, 
	account VARCHAR(16) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	target TEXT NOT NULL, 
	label VARCHAR(80) NOT NULL, 
	wants VARCHAR(8) NOT NULL, 
	created BIGINT NOT NULL, 
	sent BIGINT, 
	failures INTEGER DEFAULT '0' NOT NULL, 
	failed BIGINT, 
	error VARCHAR(40), 
	rests BIGINT DEFAULT '0' NOT NULL, 
	ended BOOLEAN NOT NULL, 
	sender VARCHAR(16), 
	leased BIGINT DEFAULT '0' NOT NULL, session VARCHAR(16), mark VARCHAR(64), 
	PRIMARY KEY (id)
);

CREATE INDEX channels_account ON channels (account);

CREATE TABLE notice_hours (
	account VARCHAR(16) NOT NULL, 
	quiet_from INTEGER, 
	quiet_until INTEGER, 
	daily INTEGER NOT NULL, words BOOLEAN DEFAULT 1 NOT NULL, remind INTEGER DEFAULT '3' NOT NULL, 
	PRIMARY KEY (account)
);

CREATE TABLE game_notices (
	account VARCHAR(16) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	wants VARCHAR(8) NOT NULL, 
	PRIMARY KEY (account, game)
);

CREATE TABLE outbox (
	account VARCHAR(16) NOT NULL, 
	about VARCHAR(80) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	game VARCHAR(32), 
	side VARCHAR(16), 
	choice INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	not_before BIGINT NOT NULL, 
	told BIGINT, 
	PRIMARY KEY (account, about)
);

CREATE INDEX outbox_due ON outbox (told, not_before);

CREATE INDEX outbox_game ON outbox (game);

CREATE TABLE deliveries (
	channel VARCHAR(16) NOT NULL, 
	about VARCHAR(80) NOT NULL, 
	account VARCHAR(16) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	game VARCHAR(32), 
	side VARCHAR(16), 
	choice INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	due BIGINT NOT NULL, 
	PRIMARY KEY (channel, about), 
	FOREIGN KEY(channel) REFERENCES channels (id)
);

CREATE INDEX deliveries_due ON deliveries (due);

CREATE INDEX deliveries_account ON deliveries (account);

CREATE TABLE challenges (
	id VARCHAR(16) NOT NULL, 
	account VARCHAR(16) NOT NULL, 
	"to" VARCHAR(16), 
	game VARCHAR(40) NOT NULL, 
	scenario VARCHAR(40) NOT NULL, 
	options TEXT NOT NULL, 
	side VARCHAR(16) NOT NULL, 
	pair BOOLEAN NOT NULL, 
	rated BOOLEAN NOT NULL, 
	advice BOOLEAN NOT NULL, 
	chat BOOLEAN NOT NULL, 
	public BOOLEAN NOT NULL, 
	language VARCHAR(20) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	games VARCHAR(40) NOT NULL, 
	guest VARCHAR(16), 
	taken BIGINT, 
	declined BIGINT, pace TEXT, late BOOLEAN DEFAULT 0 NOT NULL, bid TEXT, reply TEXT, within INTEGER, program BOOLEAN DEFAULT 0 NOT NULL, guest_program BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(account) REFERENCES accounts (id), 
	FOREIGN KEY("to") REFERENCES accounts (id), 
	FOREIGN KEY(guest) REFERENCES accounts (id)
);

CREATE INDEX challenges_open ON challenges ("to", taken, created);

CREATE INDEX challenges_account ON challenges (account, created);

CREATE INDEX challenges_guest ON challenges (guest, taken);

CREATE TABLE blocks (
	account VARCHAR(16) NOT NULL, 
	other VARCHAR(16) NOT NULL, 
	PRIMARY KEY (account, other), 
	FOREIGN KEY(account) REFERENCES accounts (id), 
	FOREIGN KEY(other) REFERENCES accounts (id)
);

CREATE INDEX blocks_other ON blocks (other);

CREATE TABLE public_tables (
	game VARCHAR(32) NOT NULL, 
	spectator VARCHAR(64) NOT NULL, 
	opened BIGINT NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id)
);

CREATE INDEX public_tables_opened ON public_tables (opened);

CREATE TABLE analysis_boards (
	id VARCHAR(32) NOT NULL, 
	owner VARCHAR(64) NOT NULL, 
	reader VARCHAR(64) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	start TEXT NOT NULL, 
	moves TEXT NOT NULL, 
	revision INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	touched BIGINT NOT NULL, 
	PRIMARY KEY (id)
);

CREATE INDEX ix_analysis_boards_touched ON analysis_boards (touched);

CREATE TABLE openid_logins (
	subject VARCHAR(64) NOT NULL, 
	account VARCHAR(16) NOT NULL, 
	added BIGINT NOT NULL, 
	PRIMARY KEY (subject), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);

CREATE INDEX openid_logins_account ON openid_logins (account);

CREATE INDEX results_players ON results (nationalist, republican);

CREATE TABLE facts (
	digest VARCHAR(80) NOT NULL, 
	content BLOB NOT NULL, 
	PRIMARY KEY (digest)
);

CREATE TABLE finished_games (
	game VARCHAR(32) NOT NULL, 
	line INTEGER NOT NULL, 
	facts VARCHAR(80) NOT NULL, 
	content BLOB NOT NULL, 
	hash VARCHAR(32) NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id), 
	FOREIGN KEY(facts) REFERENCES facts (digest)
);

CREATE INDEX sign_ins_browser ON sign_ins (browser);

CREATE TABLE talk_reads (
	game VARCHAR(32) NOT NULL, 
	side VARCHAR(16) NOT NULL, 
	n INTEGER NOT NULL, 
	PRIMARY KEY (game, side), 
	FOREIGN KEY(game) REFERENCES games (id)
);

CREATE INDEX channels_mark ON channels (mark);

CREATE TABLE invited_mails (
	mail VARCHAR(254) NOT NULL, 
	added BIGINT NOT NULL, 
	PRIMARY KEY (mail)
);

CREATE TABLE direct_messages (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	author VARCHAR(16) NOT NULL, 
	reader VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	text TEXT NOT NULL, 
	seen BOOLEAN NOT NULL, 
	FOREIGN KEY(author) REFERENCES accounts (id), 
	FOREIGN KEY(reader) REFERENCES accounts (id)
);

CREATE INDEX direct_messages_author ON direct_messages (author, id);

CREATE INDEX direct_messages_reader ON direct_messages (reader, id);

CREATE TABLE direct_mutes (
	account VARCHAR(16) NOT NULL, 
	other VARCHAR(16) NOT NULL, 
	PRIMARY KEY (account, other)
);

CREATE TABLE listed_members (
	account VARCHAR(16) NOT NULL, 
	PRIMARY KEY (account), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);

CREATE TABLE presence (
	game VARCHAR(32) NOT NULL, 
	side VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (game, side), 
	FOREIGN KEY(game) REFERENCES games (id)
);

CREATE TABLE programs (
	hash VARCHAR(64) NOT NULL, 
	id VARCHAR(16) NOT NULL, 
	account VARCHAR(16) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT, 
	PRIMARY KEY (hash), 
	UNIQUE (id), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);

CREATE INDEX programs_account ON programs (account);

CREATE TABLE correction_sets (
	account VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	id VARCHAR(16) NOT NULL, 
	revision INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	size INTEGER NOT NULL, 
	corrections TEXT NOT NULL, 
	PRIMARY KEY (account, game, id), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);

CREATE TABLE published_sets (
	id VARCHAR(16) NOT NULL, 
	account VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	own VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	edition VARCHAR(80) NOT NULL, 
	language VARCHAR(40) NOT NULL, 
	printing VARCHAR(80) NOT NULL, 
	corrections TEXT NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT published_once UNIQUE (account, game, own), 
	FOREIGN KEY(account) REFERENCES accounts (id)
);

INSERT INTO alembic_version VALUES ('0033');
