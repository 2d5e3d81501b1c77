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

/** Who sits in a seat. A bot goes by the name of its level; an empty name means the seat's number. */
export interface SeatOccupant {
  readonly name: string
  readonly bot: string | null
}

/** What a new game is made of; the options are checked by the game's own rules. */
export interface NewGame {
  readonly game: string
  readonly options: unknown
  readonly seed: string
  readonly seats: readonly SeatOccupant[]
}

/** The frame of a server or a worker, which sends all steps first, and again after an undo or a change of viewer. */
export interface ViewFrame extends ServerViewFrame {
  /** The person who has to look next, where several share the screen and another one is looking. */
  readonly handOver: Seat | null
  /** The viewer only looks at this position, as in an analysis: nothing happens by itself. */
  readonly isBrowsed?: boolean
}

/** What the page works the next frame out from, by the rules: sent where that leads to the view the viewer has. */
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
  /** The same seed imagines the same. */
  readonly seed: string
  /** Whether a bot estimates every position. */
  readonly estimates: boolean
  /** Whether no bot may be asked for a hint, as in a puzzle. */
  readonly isUnaided?: boolean
}

/** What a bot expects for the viewer, give or take `error` points. */
export interface Estimate {
  readonly moveNumber: number
  readonly points: number
  readonly error: number
}

/** When a seat's time is up, by the clock of this page. */
export interface Deadline {
  readonly seat: Seat
  readonly dueAt: number
}

/** A player who looks at no page of the room, since a time by the clock of this page; null when that is not known. */
export interface AbsentSeat {
  readonly seat: Seat
  readonly since: number | null
}

/** The rating of a seat, and after a rated game how it has changed. */
export type SeatRating = RoomRatings[number]

/** How the people at a table of a server stand with each other. */
export type RoomStatus = Pick<
  Extract<RoomFeedMessage, { kind: 'room-status' }>,
  'vote' | 'declinedVotes' | 'isEnded' | 'vacations' | 'stuckBot'
>

/** Who plays a finished game again. */
export type RematchOffer = Omit<Extract<RoomFeedMessage, { kind: 'rematch' }>, 'kind'>

type WithoutIds<Message> = Message extends unknown ? Omit<Message, 'requestId' | 'expectedMove'> : never

/** A room action: everything a client sends to a room besides commands. */
export type RoomAction = WithoutIds<RoomActionMessage>

/** A game as it was played, for the replay. */
export interface ReplayData {
  readonly game: string
  readonly seats: readonly SeatOccupant[]
  readonly viewer: Viewer
  /** Every position as a literal, from the beginning: one more than there are steps. */
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
  /** A command or a take-back was not carried out, and nothing changed. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The game could not be opened, or is not this page's any more. */
  | { readonly kind: 'closed'; readonly refusal: Refusal }
  /** The game as a text that can be imported again. */
  | { readonly kind: 'exported'; readonly text: string }
  /** A bot could not answer; the game waits for `retry`. */
  | { readonly kind: 'bot-failed'; readonly seat: Seat; readonly refusal: Refusal }
  /** A bot's suggestions, the best first; empty where it has none. */
  | { readonly kind: 'advice'; readonly moveNumber: number; readonly suggestions: readonly BotSuggestion[] }
  | { readonly kind: 'estimate'; readonly estimate: Estimate }
  /** The game goes on, but it could not be written down; null when it is again. */
  | { readonly kind: 'save-failed'; readonly refusal: Refusal | null }
  | { readonly kind: 'replay'; readonly replay: ReplayData }
  /** How far a review is, from 0 to 1, and what it has found on the way; then the review, as far as it came. */
  | { readonly kind: 'review-progress'; readonly share: number }
  | { readonly kind: 'partial-review'; readonly review: Review }
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'review-failed' }
  /** Who has come to a table at a server by now. */
  | { readonly kind: 'room'; readonly info: RoomInfo }
  | {
      readonly kind: 'deadlines'
      readonly deadlines: readonly Deadline[]
      /** What is left to each seat whose clock stands, in milliseconds. */
      readonly timeBanks: readonly number[]
    }
  | { readonly kind: 'room-status'; readonly status: RoomStatus }
  | { readonly kind: 'ratings'; readonly ratings: readonly SeatRating[] }
  | { readonly kind: 'presence'; readonly absent: readonly AbsentSeat[] }
  | { readonly kind: 'rematch'; readonly offer: RematchOffer }
  /** What the seat has settled in advance. */
  | { readonly kind: 'policies'; readonly policies: unknown }
  | { readonly kind: 'chat'; readonly messages: readonly ChatMessage[] }
  /** A room action was refused. */
  | { readonly kind: 'room-action-refused'; readonly refusal: Refusal }
  /** Whether the connection is lost; pending requests are sent again after the reconnect. */
  | { readonly kind: 'connection'; readonly isDisconnected: boolean; readonly reason?: Refusal }

export type PageMessage =
  | { readonly kind: 'new-game'; readonly id: string; readonly plan: NewGame }
  /** With `takeOver` also from another tab that has it open. */
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
  /** Asks for a whole frame, where a step update continues none that the page has. */
  | { readonly kind: 'resend-frame' }
  | { readonly kind: 'room-action'; readonly action: RoomAction }
  /** The person in this seat looks at the screen now. */
  | { readonly kind: 'confirm-hand-over'; readonly seat: Seat }
  | { readonly kind: 'retry-bot' }
  /** Asks a bot what it would do in this seat. */
  | { readonly kind: 'advise'; readonly seat: Seat }
  /** Asks for the replay of a saved game, or of one that came as a text. */
  | { readonly kind: 'load-replay'; readonly id: string }
  | {
      readonly kind: 'load-replay-text'
      readonly text: string
      readonly seats: readonly SeatOccupant[]
      /** Who looks back, where it is known; else the one person among the seats. */
      readonly viewer?: Viewer
    }
  /** Lets a bot look at every decision of the game that is looked back at, if it is over. */
  | { readonly kind: 'review'; readonly level: AdviceLevel }
  | { readonly kind: 'stop-review' }
  /** Finish writing and go. */
  | { readonly kind: 'leave' }
