/**
 * Messages between the page and a game backend: a worker of the page, or a server. The page holds a view and runs the
 * rules on it for choices, previews and refusals; only the backend knows the whole state and carries commands out.
 * Positions travel as literals and commands in their notation, so that both sides may be of different builds.
 */

import type { AdviceLevel, Review } from '@quayside/bots'
import type { BotSuggestion } from '@quayside/game'
import type { Refusal, Seat, Step, Viewer } from '@quayside/kernel'
import type {
  ChatMessage,
  RoomActionMessage,
  RoomFeedMessage,
  RoomInfo,
  RoomRatings,
  ViewFrame as ServerViewFrame,
} from '@quayside/protocol'

/** Who plays a seat. A bot's name is its level; an empty name means that the seat's number is shown. */
export interface SeatOccupant {
  readonly name: string
  readonly bot: string | null
  /** Whether the bot's level was chosen by the player's results. */
  readonly isEven?: true
}

/** The seat of the only person among bots; null where several people share a device, or nobody plays. */
export const onlyPerson = (seats: readonly Pick<SeatOccupant, 'bot'>[]): Seat | null => {
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  return people.length === 1 ? (people[0] ?? null) : null
}

/** A new game; its options are validated by the game's rules. */
export interface NewGame {
  readonly game: string
  readonly options: unknown
  readonly seed: string
  readonly seats: readonly SeatOccupant[]
}

/**
 * A view frame from a server or worker. The first one has all steps, and so has one after an undo or a change of
 * viewer.
 */
export interface ViewFrame extends ServerViewFrame {
  /** On a shared screen, the seat that must look next while another player is looking. */
  readonly handOver: Seat | null
  /** The viewer only browses this position, as in an analysis, so no automatic actions run. */
  readonly isBrowsed?: boolean
}

/**
 * Steps from which the page computes the next frame by the rules; sent only where that gives exactly the viewer's view.
 */
export type StepUpdate = Pick<ViewFrame, 'moveNumber' | 'undo' | 'steps' | 'fromMove'>

/** Who is thinking, and how far along from 0 to 1. */
export interface Thinking {
  readonly seat: Seat
  readonly share: number
}

/** The start of a sandbox: one viewer's view and who plays each seat. */
export interface SandboxStart {
  readonly game: string
  /** The view as a literal; what it hides is sampled. */
  readonly view: unknown
  readonly viewer: Seat
  readonly seats: readonly SeatOccupant[]
  /** The same seed samples the same hidden information. */
  readonly seed: string
  /** Whether a bot estimates the score at every position. */
  readonly estimates: boolean
  /** Whether bot hints are forbidden, as in a puzzle. */
  readonly isUnaided?: boolean
}

/** A bot's estimate of the viewer's final score, with its error in points. */
export interface Estimate {
  readonly moveNumber: number
  readonly points: number
  readonly error: number
}

/** When a seat's time runs out, by this page's clock. */
export interface Deadline {
  readonly seat: Seat
  readonly dueAt: number
}

/** A player without a visible page of the room, and since when by this page's clock; null if unknown. */
export interface AbsentSeat {
  readonly seat: Seat
  readonly since: number | null
}

/** The rating of a seat, and its change after a rated game. */
export type SeatRating = RoomRatings[number]

/** Room status: votes, replaced seats, vacations. */
export type RoomStatus = Pick<
  Extract<RoomFeedMessage, { kind: 'room-status' }>,
  'vote' | 'declinedVotes' | 'isEnded' | 'vacations' | 'stuckBot'
>

/** Who has agreed to a rematch. */
export type RematchOffer = Omit<Extract<RoomFeedMessage, { kind: 'rematch' }>, 'kind'>

type WithoutIds<Message> = Message extends unknown ? Omit<Message, 'requestId' | 'expectedMove'> : never

/** A room action: everything a client sends to a room besides commands. */
export type RoomAction = WithoutIds<RoomActionMessage>

/** A recorded game for the replay. */
export interface ReplayData {
  readonly game: string
  readonly seats: readonly SeatOccupant[]
  readonly viewer: Viewer
  /** Every position as a literal, starting with the set-up: one more than there are steps. */
  readonly views: readonly unknown[]
  readonly steps: readonly Step[]
  /** The whole record; null during the game, because it contains hidden cards. */
  readonly text: string | null
}

export type BackendMessage =
  | {
      readonly kind: 'opened'
      readonly id: string
      readonly game: string
      readonly seats: readonly SeatOccupant[]
    }
  | { readonly kind: 'frame'; readonly frame: ViewFrame }
  /** Continues the frame before it. */
  | { readonly kind: 'steps'; readonly update: StepUpdate }
  | { readonly kind: 'bot-thinking'; readonly thinking: Thinking | null }
  /** A command or undo was refused; nothing changed. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The game could not be opened, or another tab has taken it over. */
  | { readonly kind: 'closed'; readonly refusal: Refusal }
  /** The game as a text that can be imported. */
  | { readonly kind: 'exported'; readonly text: string }
  /** A bot could not answer; the game waits for `retry`. */
  | { readonly kind: 'bot-failed'; readonly seat: Seat; readonly refusal: Refusal }
  /** A bot's suggestions, the best first; empty where it has none. */
  | { readonly kind: 'advice'; readonly moveNumber: number; readonly suggestions: readonly BotSuggestion[] }
  | { readonly kind: 'estimate'; readonly estimate: Estimate }
  /** The game goes on but could not be saved; null once saving works again. */
  | { readonly kind: 'save-failed'; readonly refusal: Refusal | null }
  | { readonly kind: 'replay'; readonly replay: ReplayData }
  /** Progress of a review from 0 to 1 and the mistakes found so far; then the review, possibly incomplete. */
  | { readonly kind: 'review-progress'; readonly share: number }
  | { readonly kind: 'partial-review'; readonly review: Review }
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'review-failed' }
  /** The players in an online room. */
  | { readonly kind: 'room'; readonly info: RoomInfo }
  | {
      readonly kind: 'deadlines'
      readonly deadlines: readonly Deadline[]
      /** Remaining time of each seat whose clock is stopped, in milliseconds. */
      readonly timeBanks: readonly number[]
    }
  | { readonly kind: 'room-status'; readonly status: RoomStatus }
  | { readonly kind: 'ratings'; readonly ratings: readonly SeatRating[] }
  | { readonly kind: 'presence'; readonly absent: readonly AbsentSeat[] }
  | { readonly kind: 'rematch'; readonly offer: RematchOffer }
  /** Standing policies of the viewer's seat. */
  | { readonly kind: 'policies'; readonly policies: unknown }
  | { readonly kind: 'chat'; readonly messages: readonly ChatMessage[] }
  /** A room action was refused. */
  | { readonly kind: 'room-action-refused'; readonly refusal: Refusal }
  /** Whether the connection is lost; pending requests are sent again after the reconnect. */
  | { readonly kind: 'connection'; readonly isDisconnected: boolean; readonly reason?: Refusal }

export type PageMessage =
  | { readonly kind: 'new-game'; readonly id: string; readonly plan: NewGame }
  /** `takeOver` opens it even if another tab has it open. */
  | { readonly kind: 'open-saved'; readonly id: string; readonly takeOver: boolean }
  | {
      readonly kind: 'open-text'
      readonly id: string
      readonly text: string
      readonly seats: readonly SeatOccupant[]
    }
  | { readonly kind: 'open-sandbox'; readonly id: string; readonly branch: SandboxStart }
  /** Continues the sandbox with other occupants in its seats. */
  | { readonly kind: 'set-sandbox-seats'; readonly seats: readonly SeatOccupant[] }
  | { readonly kind: 'export' }
  | { readonly kind: 'submit'; readonly seat: Seat; readonly command: string; readonly expectedMove: number }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }
  /** Asks for a whole frame, because a step update did not follow the page's frame. */
  | { readonly kind: 'resend-frame' }
  | { readonly kind: 'room-action'; readonly action: RoomAction }
  /** The player of this seat confirms that they are looking at the screen. */
  | { readonly kind: 'confirm-hand-over'; readonly seat: Seat }
  | { readonly kind: 'retry-bot' }
  /** Asks a bot for a hint for this seat. */
  | { readonly kind: 'advise'; readonly seat: Seat }
  /** Asks for the replay of a saved or imported game. */
  | { readonly kind: 'load-replay'; readonly id: string }
  | {
      readonly kind: 'load-replay-text'
      readonly text: string
      readonly seats: readonly SeatOccupant[]
      /** The viewer of the replay, if known; otherwise the only human seat. */
      readonly viewer?: Viewer
    }
  /** Starts a bot review of the replayed game, if it is over. */
  | { readonly kind: 'review'; readonly level: AdviceLevel }
  | { readonly kind: 'stop-review' }
  /** Finish saving and close. */
  | { readonly kind: 'leave' }
