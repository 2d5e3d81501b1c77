/** What the page knows of one game, and what it can do with it. */

import type { BotSuggestion, Step } from '@quayside/game'
import type { AnyRules, GameEvent, Refusal, Seat } from '@quayside/kernel'
import type { ChatMessage } from '@quayside/protocol'
import type { Frame } from './frame.ts'
import type { OpenLink } from './game-backend.ts'
import type { Estimate, NewGame, RoomAction, SandboxStart, SeatOccupant, Thinking } from './messages.ts'
import type { Place } from './room-address.ts'
import type { ServerState } from './server-state.ts'

interface Advice {
  readonly at: number
  readonly suggestions: readonly BotSuggestion[]
}

export interface GameStoreState<State = unknown, Command = unknown, Event = GameEvent> {
  readonly id: string | null
  readonly game: string | null
  /** There as soon as anything is shown. */
  readonly rules: AnyRules | null
  readonly seats: readonly SeatOccupant[]
  readonly shown: Frame<State, Command, Event> | null
  /** Arrived but not yet shown, in order. */
  readonly coming: readonly Frame<State, Command, Event>[]
  /** Every step up to the frame shown. */
  readonly history: readonly Step<Command, Event>[]
  readonly thinking: Thinking | null
  /** What a bot would do in the viewer's place at a position; `waiting` until it has said so. */
  readonly advice: Advice | 'waiting' | null
  readonly refusal: Refusal | null
  readonly botFailed: { readonly seat: Seat; readonly refusal: Refusal } | null
  readonly unsaved: Refusal | null
  /** Why the game could not be opened. */
  readonly closed: Refusal | null
  /** Null for a game that is kept beside the page. */
  readonly line: ServerState | null
  /** What a bot expects of a rehearsal, for the positions in which the viewer was asked. */
  readonly estimates: readonly Estimate[]
  /** Whose rehearsal it is, of which nothing is played; null for a game. */
  readonly rehearsed: Seat | null

  /** Takes a place at a table of the server, over the link that is opened here. */
  readonly sit: (place: Place, open: OpenLink) => void
  readonly begin: (id: string, plan: NewGame) => void
  readonly resume: (id: string, takeOver?: boolean) => void
  /** Goes on with a game that came as a text. */
  readonly importText: (id: string, text: string, seats: readonly SeatOccupant[]) => void
  /** Goes on from what a viewer sees, with everything else imagined. */
  readonly rehearse: (id: string, branch: SandboxStart) => void
  /** Plays a rehearsal on with others in its seats. */
  readonly recast: (seats: readonly SeatOccupant[]) => void
  /** The game as a text, as far as the host can tell it. */
  readonly exportText: () => Promise<string | null>
  readonly submit: (seat: Seat, command: Command) => void
  readonly takeBack: (to: number) => void
  /** Says something to a table of the server beside the commands. */
  readonly talk: (talk: RoomAction) => void
  readonly dismissTrouble: () => void
  /** Takes away what was said by whoever said this. */
  readonly hush: (said: ChatMessage) => void
  readonly look: (seat: Seat) => void
  readonly retry: () => void
  readonly askAdvice: () => void
  /** Shows the next frame, or all that have come. */
  readonly showNext: () => void
  readonly showAll: () => void
  readonly dismissRefusal: () => void
  readonly leave: () => void
}

export const EMPTY_GAME = {
  id: null,
  game: null,
  rules: null,
  seats: [],
  shown: null,
  coming: [],
  history: [],
  thinking: null,
  advice: null,
  refusal: null,
  botFailed: null,
  unsaved: null,
  closed: null,
  line: null,
  estimates: [],
  rehearsed: null,
} as const
