/** Frames: the game as the viewer sees it at one position, read from a snapshot or computed from a step update. */
import type { Step } from '@quayside/game'
import {
  type AnyRules,
  accept,
  applyMoves,
  type GameEvent,
  type Result,
  type Rules,
  type Seat,
  type UndoLimit,
  type Viewer,
} from '@quayside/kernel'
import type { StepUpdate, ViewFrame } from './messages.ts'

export interface Frame<State = unknown, Command = unknown, Event = GameEvent> {
  readonly moveNumber: number
  readonly viewer: Viewer
  readonly view: State
  readonly handOver: Seat | null
  /** The viewer only browses this position, so no automatic actions run. */
  readonly isBrowsed?: boolean
  readonly undo: UndoLimit
  readonly steps: readonly Step<Command, Event>[]
  readonly fromMove: number
}

/** The cast is safe because the backend only sends the game that it was asked for. */
export const readStep = <Command, Event extends GameEvent>(
  rules: Pick<Rules<never, Command, unknown, Event>, 'notation'>,
  { moveNumber, seat, command: text, events }: ViewFrame['steps'][number],
): Step<Command, Event>[] => {
  const command = rules.notation.parse(text)
  return command.ok ? [{ moveNumber, seat, command: command.value, events: events as readonly Event[] }] : []
}

const readSteps = (rules: AnyRules, steps: ViewFrame['steps']): Step[] =>
  steps.flatMap((step) => readStep(rules, step))

export const readFrame = (rules: AnyRules, frame: ViewFrame): Result<Frame> => {
  const view = rules.position.read(frame.view)
  return view.ok ? accept({ ...frame, view: view.value, steps: readSteps(rules, frame.steps) }) : view
}

/** The frame after an update; null where the update does not follow this frame. */
export const applyStepUpdate = (rules: AnyRules, before: Frame, update: StepUpdate): Frame | null => {
  if (update.fromMove !== before.moveNumber) return null
  const steps = readSteps(rules, update.steps)
  const view = applyMoves(rules, before.view, steps, before.viewer)
  return { ...update, viewer: before.viewer, handOver: null, view, steps }
}
