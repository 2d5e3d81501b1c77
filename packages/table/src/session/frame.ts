/** What a viewer was shown of a game, position by position. */
import type { Step } from '@quayside/game'
import type { GameEvent, Rules, Seat, UndoLimit, Viewer } from '@quayside/kernel'
import type { ViewFrame } from './messages.ts'

/** The table as the viewer sees it at one position. */
export interface Frame<State = unknown, Command = unknown, Event = GameEvent> {
  readonly moveNumber: number
  readonly viewer: Viewer
  readonly view: State
  readonly handOver: Seat | null
  readonly undo: UndoLimit
  readonly steps: readonly Step<Command, Event>[]
  readonly fromMove: number
}

/** The events are this game's own: the host tells of the game that it was asked for. */
export const readStep = <Command, Event extends GameEvent>(
  rules: Pick<Rules<never, Command, unknown, Event>, 'notation'>,
  { moveNumber: at, seat, command: words, events }: ViewFrame['steps'][number],
): Step<Command, Event>[] => {
  const command = rules.notation.parse(words)
  return command.ok
    ? [{ moveNumber: at, seat, command: command.value, events: events as readonly Event[] }]
    : []
}

/** The history with a frame's steps laid over it from where they begin. */
export const mergeSteps = (history: readonly Step[], frame: Frame): readonly Step[] => [
  ...history.slice(0, frame.fromMove),
  ...frame.steps,
]

/** Whether somebody else brought the frame about, so that it is worth watching. */
export const isByOthers = (frame: Frame): boolean =>
  frame.fromMove > 0 && frame.handOver === null && frame.steps.some(({ seat }) => seat !== frame.viewer)
