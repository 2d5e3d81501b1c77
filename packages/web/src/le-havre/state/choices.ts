/** What the person is about to do: the option chosen in the tray, and the commands that carry a longer choice out. */
import type { Refusal, Seat } from '@quayside/kernel'
import { type Command, leHavre, question } from '@quayside/le-havre'
import { create } from 'zustand'
import { isAside } from '../reading/decision.ts'
import { undoTarget } from '../reading/undo.ts'
import { useTable } from './table.ts'

interface Sent {
  readonly seat: Seat
  readonly command: Command
  readonly at: number
  /** What was asked then. */
  readonly asks: string | undefined
}

interface ChoicesState {
  /** How each token of the person would change with the option chosen now. */
  readonly picked: ReadonlyMap<number, number>
  /** Still to be done of a choice that takes several commands, and the position for the next of them. */
  readonly plan: readonly Command[]
  readonly planAt: number
  /** What has been sent: until it is carried out or refused, nothing else is. */
  readonly sent: Sent | null
  /** Sent for a position that somebody else was quicker to change; sent once more when that has been seen. */
  readonly overtaken: Sent | null
  /** Positions whose command followed by itself. */
  readonly automatic: ReadonlySet<number>
  /** Where the person has gone back to: nothing happens by itself there. */
  readonly heldAt: number | null
}

const NOTHING: ChoicesState = {
  picked: new Map(),
  plan: [],
  planAt: 0,
  sent: null,
  overtaken: null,
  automatic: new Set(),
  heldAt: null,
}

export const useChoices = create<ChoicesState>()(() => NOTHING)

/** For the marks on the person's own store. */
export const usePicked = (): ReadonlyMap<number, number> => useChoices(({ picked }) => picked)

export const markPicked = (picked: ReadonlyMap<number, number>): void => useChoices.setState({ picked })

const STALE = 'wrong-position'

const send = (seat: Seat, command: Command): void => {
  const { shown, submit } = useTable.getState()
  if (shown === null) return
  useChoices.setState({ sent: { seat, command, at: shown.at, asks: question(shown.view)?.asks } })
  submit(seat, command)
}

/** While several settle what they owe, and for sales out of turn, it does not matter who is first. */
const sendAgain = (): void => {
  const { overtaken } = useChoices.getState()
  const { shown, coming } = useTable.getState()
  if (overtaken === null || shown === null || coming.length > 0 || shown.at <= overtaken.at) return
  const { seat, command, asks, at } = overtaken
  const { automatic } = useChoices.getState()
  const byItself = automatic.has(at)
  const stillMeant = isAside(command) || question(shown.view)?.asks === asks
  useChoices.setState({ overtaken: null })
  if (stillMeant && leHavre.refuse(shown.view, seat, command) === null) {
    if (byItself) useChoices.setState({ automatic: new Set([...automatic, shown.at]) })
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

useTable.subscribe(({ id, refusal, shown, coming }, before) => {
  // Another game has nothing of this one's.
  if (id !== before.id) useChoices.setState(NOTHING)
  if (refusal !== null && refusal !== before.refusal && useChoices.getState().sent !== null)
    hearRefusal(refusal)
  // What was carried out since makes an old refusal pointless.
  else if (refusal !== null && shown !== before.shown && shown?.steps.at(-1)?.seat === shown?.viewer)
    useTable.getState().dismissRefusal()
  if (shown !== before.shown || coming !== before.coming || refusal !== before.refusal) sendAgain()
})

const isUnderWay = (at: number): boolean => useChoices.getState().sent?.at === at

/** Carries out the first command now and the others as soon as it is their turn. */
export const act = (seat: Seat, commands: readonly Command[]): void => {
  const [first, ...plan] = commands
  const { shown } = useTable.getState()
  if (first === undefined || shown === null || isUnderWay(shown.at)) return
  useChoices.setState({ plan, planAt: shown.at + 1, picked: NOTHING.picked, heldAt: null })
  send(seat, first)
}

/** The same, without having been asked. */
export const actByItself = (seat: Seat, command: Command): void => {
  const { shown } = useTable.getState()
  if (shown === null || isUnderWay(shown.at)) return
  useChoices.setState(({ automatic }) => ({ automatic: new Set([...automatic, shown.at]) }))
  send(seat, command)
}

export const dropPlan = (): void => useChoices.setState({ plan: [] })

/** Where taking back would lead now; null when there is nothing to take back. */
export const useUndoTarget = (): number | null => {
  const shown = useTable(({ shown }) => shown)
  const automatic = useChoices(({ automatic }) => automatic)
  if (shown === null || shown.viewer === 'spectator') return null
  return undoTarget(shown.at, shown.undo.to, automatic)
}

export const undo = (to: number): void => {
  useChoices.setState(({ automatic }) => ({
    ...NOTHING,
    automatic: new Set([...automatic].filter((at) => at < to)),
    heldAt: to,
  }))
  useTable.getState().takeBack(to)
}
