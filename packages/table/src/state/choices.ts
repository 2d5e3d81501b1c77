/** What the person is about to do: the option chosen in the tray, and the commands that carry a longer choice out. */
import type { GameEvent, Refusal, Rules, Seat } from '@quayside/kernel'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import type { GameStoreState } from '../session/current-game.ts'
import { resetWithGame } from './reset-with-game.ts'

interface Sent<Command> {
  readonly seat: Seat
  readonly command: Command
  readonly at: number
  /** What was asked then. */
  readonly asks: string | undefined
}

interface ChoicesState<Command> {
  /** How each thing of the person would change with the option chosen now, by the game's own numbers. */
  readonly picked: ReadonlyMap<number, number>
  /** Still to be done of a choice that takes several commands, and the position for the next of them. */
  readonly plan: readonly Command[]
  readonly planAt: number
  /** What has been sent: until it is carried out or refused, nothing else is. */
  readonly sent: Sent<Command> | null
  /** Sent for a position that somebody else was quicker to change; sent once more when that has been seen. */
  readonly overtaken: Sent<Command> | null
  /** Positions whose command followed by itself. */
  readonly automatic: ReadonlySet<number>
  /** Where the person has gone back to: nothing happens by itself there. */
  readonly heldAt: number | null
}

/** What the choices of one game need to know of it. */
interface ChoiceHooks<State, Command> {
  readonly rules: Pick<Rules<State, Command, unknown, never>, 'refuse' | 'notation'>
  /** The question on the table: what was sent for another one is not sent again. */
  readonly asks: (view: State) => string | undefined
  /** Can be done whatever is asked. */
  readonly isAside: (command: Command) => boolean
}

export interface Choices<State, Command> {
  readonly useChoices: UseBoundStore<StoreApi<ChoicesState<Command>>>
  /** Starts to follow the open game, until it is left. */
  readonly follow: () => void
  /** For the marks on what the person has. */
  readonly usePicked: () => ReadonlyMap<number, number>
  readonly markPicked: (picked: ReadonlyMap<number, number>) => void
  /** Carries out the first command now and the others as soon as it is their turn. */
  readonly act: (seat: Seat, commands: readonly Command[]) => void
  /** The same, without having been asked. */
  readonly actByItself: (seat: Seat, command: Command) => void
  /** The next command of a longer choice, if it is its turn; a plan that does not fit any more is dropped. */
  readonly takePlanned: (view: State, seat: Seat, at: number) => Command | null
  /** The positions whose command followed by itself. */
  readonly useAutomatic: () => ReadonlySet<number>
  /** Where taking back would lead now; null when there is nothing to take back. */
  readonly useUndoTarget: () => number | null
  readonly undo: (to: number) => void
}

const STALE = 'stale-move'

export const createChoices = <State, Command, Event extends GameEvent>(
  useTable: UseBoundStore<StoreApi<GameStoreState<State, Command, Event>>>,
  { rules, asks, isAside }: ChoiceHooks<State, Command>,
): Choices<State, Command> => {
  const nothing: ChoicesState<Command> = {
    picked: new Map(),
    plan: [],
    planAt: 0,
    sent: null,
    overtaken: null,
    automatic: new Set(),
    heldAt: null,
  }
  const useChoices = create<ChoicesState<Command>>()(() => nothing)

  const send = (seat: Seat, command: Command): void => {
    const { shown, submit } = useTable.getState()
    if (shown === null) return
    useChoices.setState({ sent: { seat, command, at: shown.moveNumber, asks: asks(shown.view) } })
    submit(seat, command)
  }

  /** While several settle what they owe, and for what is done out of turn, it does not matter who is first. */
  const sendAgain = (): void => {
    const { overtaken } = useChoices.getState()
    const { shown, coming } = useTable.getState()
    if (overtaken === null || shown === null || coming.length > 0 || shown.moveNumber <= overtaken.at) return
    const { seat, command, asks: asked, at } = overtaken
    const { automatic } = useChoices.getState()
    const byItself = automatic.has(at)
    const stillMeant = isAside(command) || asks(shown.view) === asked
    useChoices.setState({ overtaken: null })
    if (stillMeant && rules.refuse(shown.view, seat, command) === null) {
      if (byItself) useChoices.setState({ automatic: new Set([...automatic, shown.moveNumber]) })
      send(seat, command)
    } else if (!byItself) useTable.setState({ refusal: { code: STALE, params: {} } })
  }

  const hearRefusal = ({ code, params }: Refusal): void => {
    const { sent } = useChoices.getState()
    if (code !== STALE) {
      useChoices.setState({ sent: null, plan: [] })
      return
    }
    // Where the same has been sent for a newer position already, nobody needs to hear of the older one.
    if (sent?.at === params['at']) useChoices.setState({ sent: null, plan: [], overtaken: sent })
    useTable.getState().dismissRefusal()
  }

  /** Nothing is under way any more from there on, and nothing happens by itself there. */
  const goBack = (to: number): void =>
    useChoices.setState(({ automatic }) => ({
      ...nothing,
      automatic: new Set([...automatic].filter((at) => at < to)),
      heldAt: to,
    }))

  const follow = resetWithGame(useTable, useChoices, nothing, ({ id, refusal, shown, coming }, before) => {
    // All have agreed to go back, or the person has, in another tab.
    if (id === before.id && shown !== null && shown.moveNumber < (before.shown?.moveNumber ?? 0))
      goBack(shown.moveNumber)
    if (refusal !== null && refusal !== before.refusal && useChoices.getState().sent !== null)
      hearRefusal(refusal)
    // What was carried out since makes an old refusal pointless.
    else if (refusal !== null && shown !== before.shown && shown?.steps.at(-1)?.seat === shown?.viewer)
      useTable.getState().dismissRefusal()
    if (shown !== before.shown || coming !== before.coming || refusal !== before.refusal) sendAgain()
  })

  const isUnderWay = (at: number): boolean => useChoices.getState().sent?.at === at

  /** A second press of what was just done, before the tray could be drawn anew. */
  const isDoneAlready = (seat: Seat, command: Command): boolean => {
    const { shown } = useTable.getState()
    const last = shown?.steps.at(-1)
    return (
      shown !== null &&
      last?.seat === seat &&
      rules.notation.print(last.command) === rules.notation.print(command) &&
      rules.refuse(shown.view, seat, command) !== null
    )
  }

  return {
    useChoices,
    follow,
    usePicked: () => useChoices(({ picked }) => picked),
    markPicked: (picked) => useChoices.setState({ picked }),
    act: (seat, commands) => {
      const [first, ...plan] = commands
      const { shown } = useTable.getState()
      if (first === undefined || shown === null || isUnderWay(shown.moveNumber) || isDoneAlready(seat, first))
        return
      useChoices.setState({ plan, planAt: shown.moveNumber + 1, picked: nothing.picked, heldAt: null })
      send(seat, first)
    },
    actByItself: (seat, command) => {
      const { shown } = useTable.getState()
      if (shown === null || isUnderWay(shown.moveNumber)) return
      useChoices.setState(({ automatic }) => ({ automatic: new Set([...automatic, shown.moveNumber]) }))
      send(seat, command)
    },
    takePlanned: (view, seat, at) => {
      const { plan, planAt } = useChoices.getState()
      const [next] = plan
      if (next === undefined) return null
      if (planAt === at && rules.refuse(view, seat, next) === null) {
        useChoices.setState({ plan: plan.slice(1), planAt: at + 1 })
        return next
      }
      if (planAt <= at) useChoices.setState({ plan: [] })
      return null
    },
    useAutomatic: () => useChoices(({ automatic }) => automatic),
    useUndoTarget: () => {
      const shown = useTable(({ shown }) => shown)
      const automatic = useChoices(({ automatic }) => automatic)
      if (shown === null || shown.viewer === 'spectator') return null
      return undoTarget(shown.moveNumber, shown.undo.moveNumber, automatic)
    },
    undo: (to) => {
      goBack(to)
      useTable.getState().takeBack(to)
    },
  }
}

/** Where taking back leads: before the last thing that the person did, not before what followed by itself. */
export const undoTarget = (at: number, limit: number, automatic: ReadonlySet<number>): number | null => {
  for (let to = at - 1; to >= limit; to--) if (!automatic.has(to)) return to
  return null
}
