/** What is kept. Times are milliseconds since 1970; JSON is kept as text, so that both databases hold the same. */

/** A table: what its record begins with, and who may sit. */
export interface RoomRow {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: string
  /** The secret seed where there is a salt, otherwise the seed of the deal. Secret until the game is over. */
  readonly seed: string
  /** Of the cards; empty while they are not dealt. */
  readonly deal: string
  /** What the secret seed was committed to with; null where nothing was. */
  readonly salt: string | null
  /** 1 where the host chose the seed. */
  readonly seed_chosen: number
  /** How the table plays: clocks, spectators and the like, as JSON. */
  readonly settings: string
  /** The player who opened the table. */
  readonly host: string
  readonly begun: number
}

/** Somebody who plays here, known by a secret that their browser keeps; a name for the others. */
export interface PlayerRow {
  readonly id: string
  readonly name: string
  /** The hash of their secret. */
  readonly key: string
  readonly since: number
  /** How they want to be told, as JSON. */
  readonly wishes: string
}

/** Where somebody can be reached who is not at the table. */
export interface ChannelRow {
  readonly id: string
  readonly player: string
  readonly kind: 'push' | 'mail' | 'webhook'
  /** What the kind needs to know, as JSON. */
  readonly address: string
  /** How often in a row it has failed, counted once a minute at the most. */
  readonly failures: number
  readonly failed_at: number | null
  /** Why it failed the last time. */
  readonly last_error: ChannelError | null
  /** When it had failed too often and was switched off; null while it is on. */
  readonly off_since: number | null
  /** How often the code that confirms it was typed, and until when it is good; null where there is none to type. */
  readonly code_tries: number
  readonly code_expires_at: number | null
}

/** Nobody answered in time, the answer was a refusal, nobody could be connected to, or anything else. */
export type ChannelError = 'no-answer' | 'refused' | 'unreachable' | 'failed'

/** What is thought of a player in a game with so many seats. */
export interface RatingRow {
  readonly player: string
  readonly game: string
  readonly seats: number
  readonly mu: number
  readonly sigma: number
  /** What the list is sorted by. */
  readonly worth: number
  readonly games: number
}

/** A table whose result has been counted. */
interface RatedRow {
  readonly room: string
}

/** What the server itself remembers: its keys. */
interface SecretRow {
  readonly name: string
  readonly value: string
}

/** A seat is free while nobody holds its key and no bot sits in it. */
export interface SeatRow {
  readonly room: string
  readonly seat: number
  readonly name: string
  readonly bot: string | null
  /** The hash of the seat's secret key. */
  readonly key: string | null
  readonly player: string | null
  /** What whoever sits there added to the deal; null where nothing was. Secret until the game is over. */
  readonly nonce: string | null
}

/** What a player was told the commitment of, before opening a room with it. */
export interface PreparedDealRow {
  readonly player: string
  readonly commitment: string
  readonly secret: string
  readonly salt: string
}

/** What a line of a table's log is about, with what its `words` are. */
type EntryKind =
  /** The command. */
  | 'command'
  /** The position that a seat alone, or everybody together, went back to. */
  | 'take-back'
  | 'agreed-back'
  /** What a seat asks the others for, as JSON; answers hold the number of its entry. */
  | 'ask'
  | 'agree'
  | 'decline'
  /** The level of the bot that plays on for the seat; or by the others' wish, the seat and the level. */
  | 'leave'
  | 'bot'
  /** Nothing: the game ends without a result. */
  | 'end'
  /** Until when the seat is on vacation. */
  | 'away'
  /** The seat's time zone. */
  | 'zone'
  /** The seat's standing policies, as JSON. */
  | 'policy'

/** One line of a table's log. Whoever inserts a sequence number first has it; nothing is ever changed or removed. */
export interface EntryRow {
  readonly room: string
  readonly seq: number
  readonly kind: EntryKind
  /** The position that it was made for. */
  readonly at: number
  readonly seat: number
  readonly words: string
  /** Chosen by whoever sent it, so that a repeated sending is recognised. */
  readonly request: string
  readonly made: number
}

/** Where a table stands: what its log amounts to, for lists; made from the log and never asked by the rules. */
export interface StandingRow {
  readonly room: string
  readonly seq: number
  readonly at: number
  /** 1 when the game is over. */
  readonly over: number
  /** The seats it waits for, as JSON. */
  readonly waits: string
  readonly changed: number
}

/** Something that has to happen at a time: a reminder, a clock that runs out, a bot's move. */
export interface JobRow {
  readonly id: string
  readonly kind: string
  readonly room: string
  /** What it is about, as JSON. */
  readonly about: string
  readonly due: number
  /** Whoever runs it has it until then; when they die, somebody else takes it. */
  readonly held: number
  /** The player on whose behalf it is done, so that nobody's jobs delay anybody else's; null for the server's own. */
  readonly owner: string | null
  /** How often it has failed since it was planned. */
  readonly attempts: number
  /** The code of the last failure; never an address, a name or a text of anybody's. */
  readonly last_error: string | null
  /** Where it failed, when it is tried again. */
  readonly retry_at: number | null
  /** When it had failed too often and was left to the operator. */
  readonly given_up_at: number | null
}

/** A table that everybody may find, while a seat is free. */
interface LobbyRow {
  readonly room: string
  readonly game: string
  readonly since: number
}

/** Something that was said at a table. */
export interface ChatRow {
  readonly room: string
  /** The order at the table. */
  readonly no: number
  /** What others call it by: unlike its number it does not tell how much else was said. */
  readonly id: string
  /** Null for a spectator. */
  readonly seat: number | null
  readonly player: string
  readonly name: string
  readonly words: string
  /** Chosen by whoever said it, so that a repeated sending is recognised. */
  readonly request: string
  /** How long the table's log was. */
  readonly seq: number
  readonly made: number
}

/** Whom a player does not want to hear, at any table. */
interface MuteRow {
  readonly player: string
  readonly muted: string
}

/** Something that the operator should look at; what was said is kept with it. */
export interface ReportRow {
  readonly id: string
  /** The id of what was said. */
  readonly line: string
  readonly room: string
  /** Who reports. */
  readonly player: string
  readonly author: string
  readonly name: string
  readonly words: string
  readonly said: number
  readonly why: string
  readonly made: number
}

/** A key that a device or a cloud keeps for an account, after the wishes of WebAuthn. */
export interface PasskeyRow {
  readonly id: string
  readonly player: string
  /** The public key. */
  readonly key: string
  /** How often it was used, where it counts; a number that falls gives a copy away. */
  readonly counter: number
  readonly transports: string
  /** What its owner calls it. */
  readonly label: string
  readonly since: number
  readonly used: number
}

/** A browser that signed in with a passkey. */
export interface SessionRow {
  /** The hash of its secret. */
  readonly hash: string
  readonly player: string
  readonly since: number
  /** Within half a day. */
  readonly used_at: number
}

export interface ChallengeRow {
  readonly words: string
  /** Whose new passkey is to answer; null for anybody who wants to sign in. */
  readonly player: string | null
  readonly until: number
}

/** Somebody who wants to be seen by everybody. */
interface ProfileRow {
  readonly player: string
  readonly since: number
}

/** A program that plays for somebody. It is a player, and its token is that player's secret. */
export interface BotRow {
  readonly player: string
  readonly owner: string
  readonly since: number
  /** When it last came; null for never. */
  readonly used: number | null
}

/** A player or a range of addresses that is kept out. */
export interface BanRow {
  readonly id: string
  readonly kind: 'player' | 'address'
  /** Exactly one of the two is set, as the kind says. */
  readonly player_id: string | null
  /** In CIDR notation, such as 203.0.113.0/24. */
  readonly address_range: string | null
  /** Shown to whoever is banned. */
  readonly reason: string
  readonly created_at: number
  /** Null for a ban without an end. */
  readonly expires_at: number | null
}

/** One thing that an operator did. No name of a player is kept here, only ids. */
export interface AuditRow {
  readonly id: string
  readonly recorded_at: number
  /** The fingerprint of the token; empty for attempts with a wrong one. */
  readonly operator: string
  readonly action: string
  readonly target_kind: string
  readonly target: string
  readonly reason: string
  readonly details_json: string
}

/** How much of a quota a subject has used in the present window of time. */
interface QuotaUsageRow {
  /** A player, an address or the hash of a mail address, with its kind in front. */
  readonly subject: string
  readonly quota: string
  readonly used: number
  readonly window_ends_at: number
}

/** How often a subject was refused because of a quota. */
export interface QuotaHitRow {
  readonly quota: string
  readonly subject: string
  readonly hits: number
  readonly first_at: number
  readonly last_at: number
}

/** A room that is not over counts for whoever opened it, and for where they did. */
interface OpenRoomRow {
  readonly room: string
  readonly player: string | null
  readonly address: string | null
}

/** One row that is written to see whether anything can be written. */
interface WriteProbeRow {
  readonly id: number
  readonly probed_at: number
}

/** When a player was last here, within half a day; those of whom nothing is known were made then. */
interface PlayerActivityRow {
  readonly player: string
  readonly seen_at: number
}

/** The node that does something which one alone should do, until when. */
interface JobLeaseRow {
  readonly name: string
  readonly node: string
  readonly expires_at: number
}

export interface Schema {
  readonly prepared_deal: PreparedDealRow
  readonly player_activity: PlayerActivityRow
  readonly job_lease: JobLeaseRow
  readonly write_probe: WriteProbeRow
  readonly ban: BanRow
  readonly audit_entry: AuditRow
  readonly quota_usage: QuotaUsageRow
  readonly quota_hit: QuotaHitRow
  readonly open_room: OpenRoomRow
  readonly profile: ProfileRow
  readonly bot: BotRow
  readonly passkey: PasskeyRow
  readonly session: SessionRow
  readonly challenge: ChallengeRow
  readonly lobby: LobbyRow
  readonly chat: ChatRow
  readonly mute: MuteRow
  readonly report: ReportRow
  readonly player: PlayerRow
  readonly channel: ChannelRow
  readonly secret: SecretRow
  readonly rating: RatingRow
  readonly rated: RatedRow
  readonly standing: StandingRow
  readonly errand: JobRow
  readonly room: RoomRow
  readonly seat: SeatRow
  readonly entry: EntryRow
}
