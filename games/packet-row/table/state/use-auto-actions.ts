/** Auto-actions: forced steps, passing for a whole round, the last deliveries. */
import type { Seat } from '@quayside/kernel'
import { usePreferences, useSettings } from '@quayside/table/page/settings.ts'
import { resetWithGame } from '@quayside/table/state/reset-with-game.ts'
import { useAutoActions } from '@quayside/table/state/use-auto-actions.ts'
import { useCallback } from 'react'
import { create } from 'zustand'
import { nextAutoAction } from '../../queries/auto-actions.ts'
import { hasTaken, masterOf } from '../../queries/index.ts'
import { PREFERENCES } from '../../queries/preferences.ts'
import { packetRowPolicies, type State } from '../../rules/index.ts'
import { choices } from './choices.ts'
import type { TableView } from './table-view.ts'
import { useTable } from './use-game.ts'

/** The round in which each seat of this device passes; there may be several seats. */
interface Passing {
  readonly rounds: ReadonlyMap<Seat, number>
}

const NOWHERE: Passing = { rounds: new Map() }
const usePassing = create<Passing>()(() => NOWHERE)

/** Resets with the open game: in a new game no seat passes. */
export const followPassing = resetWithGame(useTable, usePassing, NOWHERE)

/** After a delivery by hand, wait: the player may still want to undo it. */
const hasJustActed = (seat: Seat): boolean => useTable.getState().currentFrame?.steps.at(-1)?.seat === seat

export const useGameAutoActions = (): void => {
  const forced = useSettings(({ autoForced }) => autoForced)
  const confirmTurn = useSettings((settings) => settings.confirmTurn)
  const preferences = usePreferences('packet-row', PREFERENCES)
  const rounds = usePassing(({ rounds }) => rounds)
  const order = useCallback(
    (view: State, seat: Seat) => {
      const settings = { forced, confirmTurn, preferences }
      const command = nextAutoAction(view, seat, settings, rounds.get(seat) ?? null)
      const isFinishing = command?.verb === 'done' && !preferences.lastDeliveries
      return isFinishing && hasJustActed(seat) ? null : command
    },
    [forced, confirmTurn, preferences, rounds],
  )
  useAutoActions(useTable, choices, order)
}

interface PassingOut {
  readonly passes: boolean
  readonly change: (passes: boolean) => void
}

/** Whether the viewer may still be asked in this round and could pass; the harbour master has to decide. */
const couldPass = ({ view, literal, viewer }: TableView): boolean =>
  (literal.phase === 'naming' || literal.phase === 'asking' || literal.phase === 'deciding') &&
  viewer !== 'spectator' &&
  masterOf(view) !== viewer &&
  !hasTaken(view, viewer)

/** Whether the viewer passes for the rest of this round; null if that cannot be set now. */
export const usePassRound = (tableView: TableView): PassingOut | null => {
  const passing = usePassingIn(tableView.me, tableView.literal.round)
  return couldPass(tableView) ? passing : null
}

/** Whether a seat passes for a whole round. Online, the server does so even when the player is absent. */
const usePassingIn = (seat: Seat, round: number): PassingOut => {
  const here = usePassing(({ rounds }) => rounds)
  const line = useTable((table) => table.server)
  const sendRoomAction = useTable((table) => table.sendRoomAction)
  const there = line === null ? null : packetRowPolicies.parse(line.policies ?? {})
  if (there?.ok)
    return {
      passes: there.value.round === round,
      change: (passes) =>
        sendRoomAction({ kind: 'policies', policies: { ...there.value, round: passes ? round : null } }),
    }
  return {
    passes: here.get(seat) === round,
    change: (passes) => {
      const rounds = new Map(here)
      if (passes) rounds.set(seat, round)
      else rounds.delete(seat)
      usePassing.setState({ rounds })
    },
  }
}
