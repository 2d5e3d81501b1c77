/** What is kept. Times are milliseconds since 1970; JSON is kept as text, so that both databases hold the same. */

/** A table: what its record begins with, and who may sit. */
export interface RoomRow {
  readonly id: string
  readonly game: string
  readonly rules_version: number
  readonly options_json: string
  /** The secret seed where there is a salt, otherwise the seed of the deal. Secret until the game is over. */
  readonly seed: string
  /** Of the cards; empty while they are not dealt. */
  readonly deal_hash: string
  /** What the secret seed was committed to with; null where nothing was. */
  readonly salt: string | null
  /** 1 where the host chose the seed. */
  readonly seed_chosen: number
  /** How the table plays: clocks, spectators and the like, as JSON. */
  readonly settings_json: string
  /** The player who opened the table. */
  readonly host_id: string
  readonly started_at: number
}

/** Somebody who plays here, known by a secret that their browser keeps; a name for the others. */
export interface PlayerRow {
  readonly id: string
  readonly name: string
  /** The hash of their secret. */
  readonly secret_hash: string
  readonly created_at: number
  /** How they want to be told, as JSON. */
  readonly notification_settings_json: string
}

/** Where somebody can be reached who is not at the table. */
export interface ChannelRow {
  readonly id: string
  readonly player_id: string
  readonly kind: 'push' | 'mail' | 'webhook'
  /** What the kind needs to know, as JSON. */
  readonly address_json: string
  /** How often in a row it has failed, counted once a minute at the most. */
  readonly failure_count: number
  readonly failed_at: number | null
  /** Why it failed the last time. */
  readonly last_error: ChannelError | null
  /** When it had failed too often and was switched off; null while it is on. */
  readonly disabled_at: number | null
  /** How often the code that confirms it was typed, and until when it is good; null where there is none to type. */
  readonly code_tries: number
  readonly code_expires_at: number | null
}

/** Nobody answered in time, the answer was a refusal, nobody could be connected to, or anything else. */
export type ChannelError = 'no-answer' | 'refused' | 'unreachable' | 'failed'

/** What is thought of a player in a game with so many seats. */
export interface RatingRow {
  readonly player_id: string
  readonly game: string
  readonly seat_count: number
  readonly mu: number
  readonly sigma: number
  /** What the list is sorted by. */
  readonly rating_points: number
  readonly game_count: number
}

/** A table whose result has been counted. */
interface RatedRoomRow {
  readonly room_id: string
}

/** What the server itself remembers: its keys. */
interface ServerKeyRow {
  readonly name: string
  readonly value: string
}

/** A seat is free while nobody holds its key and no bot sits in it. */
export interface SeatRow {
  readonly room_id: string
  readonly seat_number: number
  readonly name: string
  readonly bot_level: string | null
  /** The hash of the seat's secret key. */
  readonly secret_hash: string | null
  readonly player_id: string | null
  /** What whoever sits there added to the deal; null where nothing was. Secret until the game is over. */
  readonly nonce: string | null
}

/** What a player was told the commitment of, before opening a room with it. */
export interface PreparedDealRow {
  readonly player_id: string
  readonly commitment: string
  readonly secret: string
  readonly salt: string
}

/** What a line of a table's log is about, with what its `words` are. */
type EntryKind =
  /** The command. */
  | 'command'
  /** The position that a seat alone, or everybody together, went back to. */
  | 'undo'
  | 'undo-by-vote'
  /** What a seat asks the others for, as JSON; answers hold the number of its entry. */
  | 'vote-start'
  | 'vote-yes'
  | 'vote-no'
  /** The level of the bot that plays on for the seat; or after a vote, the seat and the level. */
  | 'seat-left'
  | 'seat-replaced'
  /** Nothing: the game ends without a result. */
  | 'game-ended'
  /** Until when the seat is on vacation. */
  | 'vacation'
  /** The seat's time zone. */
  | 'time-zone'
  /** The seat's standing policies, as JSON. */
  | 'policies'

/** One line of a table's log. Whoever inserts a sequence number first has it; nothing is ever changed or removed. */
export interface EntryRow {
  readonly room_id: string
  readonly seq: number
  readonly kind: EntryKind
  /** The position that it was made for. */
  readonly move_number: number
  readonly seat_number: number
  readonly payload: string
  /** Chosen by whoever sent it, so that a repeated sending is recognised. */
  readonly request_id: string
  readonly created_at: number
}

/** Where a table stands: what its log amounts to, for lists; made from the log and never asked by the rules. */
export interface RoomSummaryRow {
  readonly room_id: string
  readonly entry_count: number
  readonly move_number: number
  /** 1 when the game is over. */
  readonly is_over: number
  /** The seats it waits for, as JSON. */
  readonly deciders_json: string
  readonly changed_at: number
}

/** Something that has to happen at a time: a reminder, a clock that runs out, a bot's move. */
export interface JobRow {
  readonly id: string
  readonly kind: string
  readonly room_id: string
  /** What it is about, as JSON. */
  readonly payload_json: string
  readonly due_at: number
  /** Whoever runs it has it until then; when they die, somebody else takes it. */
  readonly leased_until: number
  /** The player on whose behalf it is done, so that nobody's jobs delay anybody else's; null for the server's own. */
  readonly owner_id: string | null
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
interface LobbyRoomRow {
  readonly room_id: string
  readonly game: string
  readonly listed_at: number
}

/** Something that was said at a table. */
export interface ChatMessageRow {
  readonly room_id: string
  /** The order at the table. */
  readonly sort_key: number
  /** What others call it by: unlike its number it does not tell how much else was said. */
  readonly id: string
  /** Null for a spectator. */
  readonly seat_number: number | null
  readonly player_id: string
  readonly author_name: string
  readonly text: string
  /** Chosen by whoever said it, so that a repeated sending is recognised. */
  readonly request_id: string
  /** How long the table's log was. */
  readonly entry_count: number
  readonly created_at: number
}

/** Whom a player does not want to hear, at any table. */
interface MuteRow {
  readonly player_id: string
  readonly muted_player_id: string
}

/** Something that the operator should look at; what was said is kept with it. */
export interface ReportRow {
  readonly id: string
  /** The id of what was said. */
  readonly message_id: string
  readonly room_id: string
  /** Who reports. */
  readonly reporter_id: string
  readonly author_id: string
  readonly author_name: string
  readonly message_text: string
  readonly message_created_at: number
  readonly reason: string
  readonly created_at: number
}

/** A key that a device or a cloud keeps for an account, as WebAuthn describes it. */
export interface PasskeyRow {
  readonly id: string
  readonly player_id: string
  /** The public key. */
  readonly public_key: string
  /** How often it was used, where it counts; a number that falls gives a copy away. */
  readonly use_counter: number
  readonly transports_json: string
  /** What its owner calls it. */
  readonly label: string
  readonly created_at: number
  readonly last_used_at: number
}

/** A browser that signed in with a passkey. */
export interface SessionRow {
  /** The hash of its secret. */
  readonly secret_hash: string
  readonly player_id: string
  readonly created_at: number
  /** Within half a day. */
  readonly last_used_at: number
}

export interface ChallengeRow {
  readonly challenge: string
  /** Whose new passkey is to answer; null for anybody who wants to sign in. */
  readonly player_id: string | null
  readonly expires_at: number
}

/** Somebody who wants to be seen by everybody. */
interface PublicProfileRow {
  readonly player_id: string
  readonly published_at: number
}

/** A program that plays for somebody. It is a player, and its token is that player's secret. */
export interface ApiBotRow {
  readonly player_id: string
  readonly owner_id: string
  readonly created_at: number
  /** When it last came; null for never. */
  readonly last_used_at: number | null
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
  readonly room_id: string
  readonly player_id: string | null
  readonly address: string | null
}

/** One row that is written to see whether anything can be written. */
interface WriteProbeRow {
  readonly id: number
  readonly probed_at: number
}

/** When a player was last here, within half a day; those of whom nothing is known were made then. */
interface PlayerActivityRow {
  readonly player_id: string
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
  readonly public_profile: PublicProfileRow
  readonly api_bot: ApiBotRow
  readonly passkey: PasskeyRow
  readonly session: SessionRow
  readonly challenge: ChallengeRow
  readonly lobby_room: LobbyRoomRow
  readonly chat_message: ChatMessageRow
  readonly mute: MuteRow
  readonly report: ReportRow
  readonly player: PlayerRow
  readonly channel: ChannelRow
  readonly server_key: ServerKeyRow
  readonly rating: RatingRow
  readonly rated_room: RatedRoomRow
  readonly room_summary: RoomSummaryRow
  readonly job: JobRow
  readonly room: RoomRow
  readonly seat: SeatRow
  readonly entry: EntryRow
}
