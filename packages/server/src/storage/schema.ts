/** The tables of the store. Times are milliseconds since 1970; JSON is stored as text, so that both databases hold the same. */

/** One online game: the header of its record. */
export interface RoomRow {
  readonly id: string
  readonly game: string
  readonly rules_version: number
  readonly options_json: string
  /** The secret seed where there is a salt, otherwise the seed of the deal. Secret until the game is over. */
  readonly seed: string
  /** Hash of the set-up; empty before the deal. */
  readonly deal_hash: string
  /** Salt of the commitment to the secret seed; null for rooms without one. */
  readonly salt: string | null
  /** 1 when the host chose the seed. */
  readonly seed_chosen: number
  /** The room settings: clock, spectators, chat. */
  readonly settings_json: string
  /** The player who opened the room. */
  readonly host_id: string
  readonly started_at: number
}

/** A guest or an account, known by a secret in a browser, or an API bot, known by its token. */
export interface PlayerRow {
  readonly id: string
  readonly name: string
  readonly secret_hash: string
  readonly created_at: number
  readonly notification_settings_json: string
}

/** How an absent player is notified. */
export interface ChannelRow {
  readonly id: string
  readonly player_id: string
  readonly kind: 'push' | 'mail' | 'webhook'
  /** Depends on the kind: subscription, mail address or URL with its secret. */
  readonly address_json: string
  /** Consecutive failures, counted at most once a minute. */
  readonly failure_count: number
  readonly failed_at: number | null
  /** Why it failed the last time. */
  readonly last_error: ChannelError | null
  /** When it was switched off after too many failures; null while it is on. */
  readonly disabled_at: number | null
  /** Attempts at the confirmation code, and when it expires; null without a code. */
  readonly code_tries: number
  readonly code_expires_at: number | null
}

/** No answer in time, a refusal, no connection, or anything else. */
export type ChannelError = 'no-answer' | 'refused' | 'unreachable' | 'failed'

/** A player's skill in a game with this number of seats. */
export interface RatingRow {
  readonly player_id: string
  readonly game: string
  readonly seat_count: number
  readonly mu: number
  readonly sigma: number
  /** The sort key of the leaderboard. */
  readonly rating_points: number
  readonly game_count: number
}

/** A room whose result is in the ratings. */
interface RatedRoomRow {
  readonly room_id: string
}

/** The result of a seat in a finished game, and the rating change of its player. */
export interface SeatResultRow {
  readonly room_id: string
  readonly seat_number: number
  /** 1 for the winner; equal results share a rank. */
  readonly rank: number
  readonly points: number
  /** Rating points before and after; null when the game was not rated. */
  readonly rating_before: number | null
  readonly rating_after: number | null
}

/** The server's own keys, such as the pair for Web Push. */
interface ServerKeyRow {
  readonly name: string
  readonly value: string
}

/** A seat is free while it has neither a secret nor a bot. */
export interface SeatRow {
  readonly room_id: string
  readonly seat_number: number
  readonly name: string
  readonly bot_level: string | null
  readonly secret_hash: string | null
  readonly player_id: string | null
  /** The player's part of the deal; null without one. Secret until the game is over. */
  readonly nonce: string | null
}

/** A deal whose commitment a player has seen, before they open a room with it. */
export interface PreparedDealRow {
  readonly player_id: string
  readonly commitment: string
  readonly secret: string
  readonly salt: string
}

/** The kinds of log entries, each with the meaning of its payload. */
type EntryKind =
  /** The command. */
  | 'command'
  /** The move number that one seat, or all after a vote, went back to. */
  | 'undo'
  | 'undo-by-vote'
  /** The topic as JSON; answers hold the `seq` of this entry. */
  | 'vote-start'
  | 'vote-yes'
  | 'vote-no'
  /** The level of the bot that replaces the seat; after a vote, the seat and the level. */
  | 'seat-left'
  | 'seat-replaced'
  /** Empty: the game ends without a result. */
  | 'game-ended'
  /** When the vacation of the seat ends. */
  | 'vacation'
  /** The seat's time zone. */
  | 'time-zone'
  /** The seat's standing policies, as JSON. */
  | 'policies'

/** One entry of a room's log. The first node to insert a `seq` has it; nothing is ever changed or removed. */
export interface EntryRow {
  readonly room_id: string
  readonly seq: number
  readonly kind: EntryKind
  /** The move number before the entry. */
  readonly move_number: number
  readonly seat_number: number
  readonly payload: string
  /** Idempotency key chosen by the client. */
  readonly request_id: string
  readonly created_at: number
}

/** A projection of the room for lists, derived from its log and never read by the rules. */
export interface RoomSummaryRow {
  readonly room_id: string
  readonly entry_count: number
  readonly move_number: number
  /** 1 when the game is over. */
  readonly is_over: number
  /** The seats that the game waits for. */
  readonly deciders_json: string
  readonly changed_at: number
}

/** Work due at a time: a notification, a timeout, a bot's move, a rating. */
export interface JobRow {
  readonly id: string
  readonly kind: string
  readonly room_id: string
  /** Depends on the kind. */
  readonly payload_json: string
  readonly due_at: number
  /** The node that runs it owns it until then; after that any node may lease it. */
  readonly leased_until: number
  /** The player it is run for, so that no player's jobs delay those of others; null for the server's own. */
  readonly owner_id: string | null
  /** How often it has failed since it was scheduled. */
  readonly attempts: number
  /** The code of the last failure; never an address, a name or a player's text. */
  readonly last_error: string | null
  /** When it is retried after a failure. */
  readonly retry_at: number | null
  /** When it was given up and left to the operator. */
  readonly given_up_at: number | null
}

/** A room in the lobby. */
interface LobbyRoomRow {
  readonly room_id: string
  readonly game: string
  readonly listed_at: number
}

/** A game that was in the lobby before it started: anybody may watch it. */
interface PublicGameRow {
  readonly room_id: string
  readonly game: string
  readonly started_at: number
}

/** The short code of a room that waits for players. */
interface RoomCodeRow {
  readonly code: string
  readonly room_id: string
}

/** A chat message of a room. */
export interface ChatMessageRow {
  readonly room_id: string
  /** The order in the room. */
  readonly sort_key: number
  /** The public id: unlike the sort key it does not reveal how much was written before. */
  readonly id: string
  /** Null for a spectator. */
  readonly seat_number: number | null
  readonly player_id: string
  readonly author_name: string
  readonly text: string
  /** The id of a phrase that each reader sees in their own language; null for written text. */
  readonly phrase: string | null
  /** Idempotency key chosen by the client. */
  readonly request_id: string
  /** The length of the room's log at that time. */
  readonly entry_count: number
  readonly created_at: number
}

/** An invitation of a player to a room, and the answer. */
export interface InvitationRow {
  readonly room_id: string
  readonly player_id: string
  readonly inviter_id: string
  /** The seat that is reserved for the player until they decline; null for any free seat. */
  readonly seat_number: number | null
  /** The finished game of a rematch; null for other invitations. */
  readonly rematch_of: string | null
  /** Null while the player has not answered. */
  readonly answer: 'accepted' | 'declined' | null
  readonly created_at: number
}

/** A player whose chat another one does not see, in any room. */
interface MuteRow {
  readonly player_id: string
  readonly muted_player_id: string
}

/** A player has added another one; they are friends when both have. */
interface FriendRow {
  readonly player_id: string
  readonly friend_id: string
  readonly created_at: number
}

/** A block; it hides the two players from each other. */
interface BlockRow {
  readonly player_id: string
  readonly blocked_player_id: string
  readonly created_at: number
}

/** The friend code of a player and when they were last online; only players who opened their friend list have one. */
interface FriendCodeRow {
  readonly player_id: string
  readonly code: string
  readonly online_at: number
}

/** A reported chat message with a copy of its text, for the operator. */
export interface ReportRow {
  readonly id: string
  readonly message_id: string
  readonly room_id: string
  readonly reporter_id: string
  readonly author_id: string
  readonly author_name: string
  readonly message_text: string
  readonly message_created_at: number
  readonly reason: string
  readonly created_at: number
}

/** A WebAuthn credential of an account. */
export interface PasskeyRow {
  readonly id: string
  readonly player_id: string
  readonly public_key: string
  /** WebAuthn's signature counter; a smaller number than before reveals a copied key. */
  readonly use_counter: number
  readonly transports_json: string
  /** Chosen by its owner. */
  readonly label: string
  readonly created_at: number
  readonly last_used_at: number
}

/** A browser that signed in with a passkey. */
export interface SessionRow {
  readonly secret_hash: string
  readonly player_id: string
  readonly created_at: number
  /** Accurate to half a day. */
  readonly last_used_at: number
}

export interface ChallengeRow {
  readonly challenge: string
  /** The player who adds a passkey; null for a sign-in. */
  readonly player_id: string | null
  readonly expires_at: number
}

/** A player with a public profile. */
interface PublicProfileRow {
  readonly player_id: string
  readonly published_at: number
}

/** A player who lets their finished public games be published without names. */
interface OpenDataConsentRow {
  readonly player_id: string
  readonly consented_at: number
}

/** An API bot. It is a player, and its token is that player's secret. */
export interface ApiBotRow {
  readonly player_id: string
  readonly owner_id: string
  readonly created_at: number
  /** When it last connected; null for never. */
  readonly last_used_at: number | null
}

/** A player or a range of addresses that may not use the server. */
export interface BanRow {
  readonly id: string
  readonly kind: 'player' | 'address'
  /** Exactly one of the two is set, as the kind says. */
  readonly player_id: string | null
  /** In CIDR notation, such as 203.0.113.0/24. */
  readonly address_range: string | null
  /** Shown to the banned player. */
  readonly reason: string
  readonly created_at: number
  /** Null for a ban without an end. */
  readonly expires_at: number | null
}

/** An action of an operator. It contains ids only, no names. */
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

/** The usage of a quota by a subject in the current time window. */
interface QuotaUsageRow {
  /** A player id, an address or the hash of a mail address, prefixed with its kind. */
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

/** A room that is not over counts against the quotas of its host and of the address that it was opened from. */
interface OpenRoomRow {
  readonly room_id: string
  readonly player_id: string | null
  readonly address: string | null
}

/** The row that the health check writes, to find out whether the store is writable. */
interface WriteProbeRow {
  readonly id: number
  readonly probed_at: number
}

/** When a player was last active, accurate to half a day; without a row, when they were created. */
interface PlayerActivityRow {
  readonly player_id: string
  readonly seen_at: number
}

/** A lease on work that only one node may do at a time. */
interface JobLeaseRow {
  readonly name: string
  readonly node: string
  readonly expires_at: number
}

/** An entry of a daily leaderboard. */
export interface DailyEntryRow {
  readonly id: string
  readonly date: string
  readonly kind: string
  readonly player_id: string
  readonly status: 'checking' | 'accepted' | 'refused'
  readonly points: number
  readonly figure: number
  /** As measured by the player's device. */
  readonly duration_ms: number
  readonly record: string
  /** Why it was refused; null otherwise. */
  readonly refusal_json: string | null
  readonly attempts: number
  readonly leased_until: number
  readonly created_at: number
}

/** What is known about a puzzle from first answers; without a row there are none. */
export interface PuzzleStandingRow {
  readonly game: string
  readonly puzzle: string
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
  readonly answers: number
  readonly solved: number
  readonly votes: number
  readonly good_votes: number
}

/** The puzzle rating of a player, or of a visitor whom the server does not know otherwise. */
export interface PuzzleSolverRow {
  /** The player, or the hash of a visitor's secret. */
  readonly solver_id: string
  readonly is_visitor: number
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
  readonly answered_at: number
}

/** A first answer to a puzzle. */
export interface PuzzleAnswerRow {
  readonly solver_id: string
  readonly game: string
  readonly puzzle: string
  readonly is_right: number
  readonly hints: number
  /** The vote on the puzzle; null without one. */
  readonly is_good: number | null
  readonly created_at: number
}

export interface Schema {
  readonly puzzle_standing: PuzzleStandingRow
  readonly puzzle_solver: PuzzleSolverRow
  readonly puzzle_answer: PuzzleAnswerRow
  readonly daily_entry: DailyEntryRow
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
  readonly open_data_consent: OpenDataConsentRow
  readonly api_bot: ApiBotRow
  readonly passkey: PasskeyRow
  readonly session: SessionRow
  readonly challenge: ChallengeRow
  readonly lobby_room: LobbyRoomRow
  readonly room_code: RoomCodeRow
  readonly public_game: PublicGameRow
  readonly chat_message: ChatMessageRow
  readonly mute: MuteRow
  readonly friend: FriendRow
  readonly block: BlockRow
  readonly friend_code: FriendCodeRow
  readonly invitation: InvitationRow
  readonly report: ReportRow
  readonly player: PlayerRow
  readonly channel: ChannelRow
  readonly server_key: ServerKeyRow
  readonly rating: RatingRow
  readonly rated_room: RatedRoomRow
  readonly seat_result: SeatResultRow
  readonly room_summary: RoomSummaryRow
  readonly job: JobRow
  readonly room: RoomRow
  readonly seat: SeatRow
  readonly entry: EntryRow
}
