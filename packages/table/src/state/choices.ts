/** The player's pending choice: the option chosen in the tray, and the commands that carry out a multi-step choice. */
import type { GameEvent, Refusal, Rules, Seat } from '@quayside/kernel'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import type { GameStoreState } from '../session/current-game.ts'
import { resetWithGame } from './reset-with-game.ts'

interface Sent<Command> {
  readonly seat: Seat
  readonly command: Command
  readonly moveNumber: number
  /** The question that the command answered. */
  readonly question: string | undefined
}

interface ChoicesState<Command> {
  /** Changes in the player's holdings if the chosen option is carried out, by the game's own keys. */
  readonly picked: ReadonlyMap<number, number>
  /** Remaining commands of a multi-step choice, and the position for the next of them. */
  readonly plan: readonly Command[]
  readonly planMove: number
  /** The command in flight: no other is sent until it is carried out or refused. */
  readonly sent: Sent<Command> | null
  /** Sent for a position that another seat changed first; sent again when the new position is shown. */
  readonly outdated: Sent<Command> | null
  /** Positions whose command was sent automatically. */
  readonly automatic: ReadonlySet<number>
  /** Where the player undid to: no automatic actions run there. */
  readonly undoneTo: number | null
}

/** The parts of one game that the choice store needs. */
interface ChoiceHooks<State, Command> {
  readonly rules: Pick<Rules<State, Command, unknown, never>, 'refuse' | 'notation'>
  /** The current question: a command sent for another question is not repeated. */
  readonly question: (view: State) => string | undefined
  /** Whether a command is possible out of turn. */
  readonly isExtraCommand: (command: Command) => boolean
}

export interface Choices<State, Command> {
  readonly useChoices: UseBoundStore<StoreApi<ChoicesState<Command>>>
  /** Starts following the open game until it is left. */
  readonly follow: () => void
  /** Changes to highlight in the player's holdings. */
  readonly usePicked: () => ReadonlyMap<number, number>
  readonly markPicked: (picked: ReadonlyMap<number, number>) => void
  /** Sends the first command now and each following one when it becomes possible. */
  readonly act: (seat: Seat, commands: readonly Command[]) => void
  /** The same for an automatic action. */
  readonly actAutomatically: (seat: Seat, command: Command) => void
  /** The next command of a multi-step choice, if it is its turn; a plan that no longer fits is dropped. */
  readonly continuePlan: (view: State, seat: Seat, at: number) => Command | null
  /** The positions whose command was sent automatically. */
  readonly useAutomatic: () => ReadonlySet<number>
  /** The target of an undo; null when there is nothing to undo. */
  readonly useUndoTarget: () => number | null
  readonly undo: (to: number) => void
}

const STALE = 'stale-move'

export const createChoices = <State, Command, Event extends GameEvent>(
  useTable: UseBoundStore<StoreApi<GameStoreState<State, Command, Event>>>,
  { rules, question, isExtraCommand }: ChoiceHooks<State, Command>,
): Choices<State, Command> => {
  const nothing: ChoicesState<Command> = {
    picked: new Map(),
    plan: [],
    planMove: 0,
    sent: null,
    outdated: null,
    automatic: new Set(),
    undoneTo: null,
  }
  const useChoices = create<ChoicesState<Command>>()(() => nothing)

  const send = (seat: Seat, command: Command): void => {
    const { currentFrame, submit } = useTable.getState()
    if (currentFrame === null) return
    useChoices.setState({
      sent: { seat, command, moveNumber: currentFrame.moveNumber, question: question(currentFrame.view) },
    })
    submit(seat, command)
  }

  /**
   * Repeats a command that was overtaken: during simultaneous decisions and for extra commands the order does not
   * matter.
   */
  const sendAgain = (): void => {
    const { outdated } = useChoices.getState()
    const { currentFrame, queuedFrames } = useTable.getState()
    if (
      outdated === null ||
      currentFrame === null ||
      queuedFrames.length > 0 ||
      currentFrame.moveNumber <= outdated.moveNumber
    )
      return
    const { seat, command, question: asked, moveNumber } = outdated
    const { automatic } = useChoices.getState()
    const wasAutomatic = automatic.has(moveNumber)
    const isStillPossible = isExtraCommand(command) || question(currentFrame.view) === asked
    useChoices.setState({ outdated: null })
    if (isStillPossible && rules.refuse(currentFrame.view, seat, command) === null) {
      if (wasAutomatic) useChoices.setState({ automatic: new Set([...automatic, currentFrame.moveNumber]) })
      send(seat, command)
    } else if (!wasAutomatic) useTable.setState({ refusal: { code: STALE, params: {} } })
  }

  const handleRefusal = ({ code, params }: Refusal): void => {
    const { sent } = useChoices.getState()
    if (code !== STALE) {
      useChoices.setState({ sent: null, plan: [] })
      return
    }
    // The same command was sent for a newer position already, so the old refusal is dropped.
    if (sent?.moveNumber === params['at']) useChoices.setState({ sent: null, plan: [], outdated: sent })
    useTable.getState().dismissRefusal()
  }

  /** Drops everything pending after the target of an undo; no automatic actions run there. */
  const resetTo = (to: number): void =>
    useChoices.setState(({ automatic }) => ({
      ...nothing,
      automatic: new Set([...automatic].filter((at) => at < to)),
      undoneTo: to,
    }))

  const follow = resetWithGame(
    useTable,
    useChoices,
    nothing,
    ({ id, refusal, currentFrame, queuedFrames }, before) => {
      // An undo by vote, or by the player in another tab.
      if (
        id === before.id &&
        currentFrame !== null &&
        currentFrame.moveNumber < (before.currentFrame?.moveNumber ?? 0)
      )
        resetTo(currentFrame.moveNumber)
      if (refusal !== null && refusal !== before.refusal && useChoices.getState().sent !== null)
        handleRefusal(refusal)
      // A later move makes an old refusal irrelevant.
      else if (
        refusal !== null &&
        currentFrame !== before.currentFrame &&
        currentFrame?.steps.at(-1)?.seat === currentFrame?.viewer
      )
        useTable.getState().dismissRefusal()
      if (
        currentFrame !== before.currentFrame ||
        queuedFrames !== before.queuedFrames ||
        refusal !== before.refusal
      )
        sendAgain()
    },
  )

  const isUnderWay = (at: number): boolean => useChoices.getState().sent?.moveNumber === at

  /** A repeated press before the tray was redrawn. */
  const isDoneAlready = (seat: Seat, command: Command): boolean => {
    const { currentFrame } = useTable.getState()
    const last = currentFrame?.steps.at(-1)
    return (
      currentFrame !== null &&
      last?.seat === seat &&
      rules.notation.print(last.command) === rules.notation.print(command) &&
      rules.refuse(currentFrame.view, seat, command) !== null
    )
  }

  return {
    useChoices,
    follow,
    usePicked: () => useChoices(({ picked }) => picked),
    markPicked: (picked) => useChoices.setState({ picked }),
    act: (seat, commands) => {
      const [first, ...plan] = commands
      const { currentFrame } = useTable.getState()
      if (
        first === undefined ||
        currentFrame === null ||
        isUnderWay(currentFrame.moveNumber) ||
        isDoneAlready(seat, first)
      )
        return
      useChoices.setState({
        plan,
        planMove: currentFrame.moveNumber + 1,
        picked: nothing.picked,
        undoneTo: null,
      })
      send(seat, first)
    },
    actAutomatically: (seat, command) => {
      const { currentFrame } = useTable.getState()
      if (currentFrame === null || isUnderWay(currentFrame.moveNumber)) return
      useChoices.setState(({ automatic }) => ({
        automatic: new Set([...automatic, currentFrame.moveNumber]),
      }))
      send(seat, command)
    },
    continuePlan: (view, seat, at) => {
      const { plan, planMove } = useChoices.getState()
      const [next] = plan
      if (next === undefined) return null
      if (planMove === at && rules.refuse(view, seat, next) === null) {
        useChoices.setState({ plan: plan.slice(1), planMove: at + 1 })
        return next
      }
      if (planMove <= at) useChoices.setState({ plan: [] })
      return null
    },
    useAutomatic: () => useChoices(({ automatic }) => automatic),
    useUndoTarget: () => {
      const shown = useTable(({ currentFrame }) => currentFrame)
      const automatic = useChoices(({ automatic }) => automatic)
      if (shown === null || shown.viewer === 'spectator') return null
      return undoTarget(shown.moveNumber, shown.undo.moveNumber, automatic)
    },
    undo: (to) => {
      resetTo(to)
      useTable.getState().undo(to)
    },
  }
}

/** The target of an undo: before the last own command that was not automatic. */
export const undoTarget = (at: number, limit: number, automatic: ReadonlySet<number>): number | null => {
  for (let to = at - 1; to >= limit; to--) if (!automatic.has(to)) return to
  return null
}
