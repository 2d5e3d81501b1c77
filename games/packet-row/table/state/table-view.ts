/** View, viewer and display names of the open game. */
import type { Seat, Viewer } from '@quayside/kernel'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useMemo } from 'react'
import { askedSeat } from '../../queries/index.ts'
import { type PositionLiteral, packetRow, type State } from '../../rules/index.ts'
import type { PacketRowTexts } from './texts.ts'
import { usePacketRowTexts } from './texts.ts'
import { type Step, useTable } from './use-game.ts'

export interface TableView extends PacketRowTexts {
  readonly view: State
  /** The same as a position literal. */
  readonly literal: PositionLiteral
  readonly viewer: Viewer
  /** The seat whose hand is shown: the viewer's, or for a spectator the decider's, face down. */
  readonly me: Seat
  /** The name of every player. */
  readonly names: readonly string[]
  /** The same with `You` for the viewer. */
  readonly displayNames: readonly string[]
  readonly history: readonly Step[]
}

/** Null before the first view has arrived. */
export const useTableView = (): TableView | null => {
  const shown = useTable(({ currentFrame }) => currentFrame)
  const seats = useTable(({ seats }) => seats)
  const history = useTable(({ history }) => history)
  const texts = useTexts()
  const late = usePacketRowTexts()
  return useMemo(() => {
    if (shown === null) return null
    const { view, viewer } = shown
    const literal = packetRow.position.write(view) as PositionLiteral
    const names = seats.map(({ name }, seat) =>
      name === '' ? texts.common.say('player', { number: seat + 1 }) : name,
    )
    const { deck } = literal.options
    return {
      view,
      literal,
      viewer,
      me: viewer === 'spectator' ? askedSeat(view) : viewer,
      names,
      displayNames: names.map((name, seat) => (seat === viewer ? texts.board('you') : name)),
      history,
      packet: late.packet,
      game: deck === undefined ? late.game : late.game.withDeck(deck),
    }
  }, [shown, seats, history, texts, late])
}
