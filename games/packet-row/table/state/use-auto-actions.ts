/** What is settled in advance: forced steps, a round in which the person wants nothing, the last deliveries. */
import type { Seat } from '@quayside/kernel'
import { useSettings } from '@quayside/table/page/settings.ts'
import { resetWithGame } from '@quayside/table/state/reset-with-game.ts'
import { useAutoActions } from '@quayside/table/state/use-auto-actions.ts'
import { useCallback } from 'react'
import { create } from 'zustand'
import { hasTaken, masterOf } from '../../queries/index.ts'
import { packetRowPolicies, type State } from '../../rules/index.ts'
import { choices } from './choices.ts'
import type { TableView } from './table-view.ts'
import { useTable } from './use-game.ts'

/** The round in which each seat of this screen passes; there may be several. */
interface Passing {
  readonly rounds: ReadonlyMap<Seat, number>
}

const NOWHERE: Passing = { rounds: new Map() }
const usePassing = create<Passing>()(() => NOWHERE)

/** Starts to follow the open game: the next one begins with nobody passing. */
export const followPassing = resetWithGame(useTable, usePassing, NOWHERE)

/** Whoever has delivered by hand may still want to take it back. */
const hasJustActed = (seat: Seat): boolean => useTable.getState().currentFrame?.steps.at(-1)?.seat === seat

export const useGameAutoActions = (): void => {
  const nothing = useSettings(({ autoForced }) => autoForced)
  const lastDeliveries = useSettings(({ autoLast }) => autoLast)
  const rounds = usePassing(({ rounds }) => rounds)
  const order = useCallback(
    (view: State, seat: Seat) => {
      const round = rounds.get(seat) ?? null
      const command = packetRowPolicies.decide(view, seat, { nothing, lastDeliveries, areas: [], round })
      return command?.verb === 'done' && !lastDeliveries && hasJustActed(seat) ? null : command
    },
    [nothing, lastDeliveries, rounds],
  )
  useAutoActions(useTable, choices, order)
}

interface PassingOut {
  readonly passes: boolean
  readonly change: (passes: boolean) => void
}

/** Whether somebody may still be asked in this round and could pass; the harbor master has to decide. */
const couldPass = ({ view, at, viewer }: TableView): boolean =>
  (at.phase === 'naming' || at.phase === 'asking' || at.phase === 'deciding') &&
  viewer !== 'spectator' &&
  masterOf(view) !== viewer &&
  !hasTaken(view, viewer)

/** Whether the viewer passes in this round whenever asked; null where there is nothing to settle in advance. */
export const usePassRound = (sight: TableView): PassingOut | null => {
  const passing = usePassingIn(sight.me, sight.at.round)
  return couldPass(sight) ? passing : null
}

/** Whether a seat passes in a round whenever it is asked. A server does so even when nobody is there. */
const usePassingIn = (seat: Seat, round: number): PassingOut => {
  const here = usePassing(({ rounds }) => rounds)
  const line = useTable((table) => table.server)
  const talk = useTable((table) => table.sendRoomAction)
  const there = line === null ? null : packetRowPolicies.parse(line.policies ?? {})
  if (there?.ok)
    return {
      passes: there.value.round === round,
      change: (passes) =>
        talk({ kind: 'policies', policies: { ...there.value, round: passes ? round : null } }),
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
