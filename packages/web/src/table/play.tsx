import type { GameEvent, Outcome, Rules } from '@quayside/kernel'
import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react'
import type { StoreApi, UseBoundStore } from 'zustand'
import type { GameName } from '../host/games.ts'
import { RulesButton } from '../rules/rules-button.tsx'
import { Notices } from '../shell/notices.tsx'
import { TableMenu } from '../shell/table/table-menu.tsx'
import type { Frame, TableState } from '../state/table-state.ts'
import { useWords } from '../state/words.ts'
import { LateSounds } from './sound/late.tsx'
import type { TableProps } from './table-props.ts'

interface EndOfGameProps<State, Command, Event> {
  readonly id: string
  readonly frame: Frame<State, Command, Event>
  readonly outcome: Outcome
  /** Leads back to the table. */
  readonly look: () => void
}

type EndPage<State, Command, Event> = ComponentType<EndOfGameProps<State, Command, Event>>

interface PlayedProps<State, Command, Event extends GameEvent> {
  readonly id: string
  readonly game: GameName
  readonly rules: Pick<Rules<State, Command, unknown, Event>, 'outcome'>
  readonly useTable: UseBoundStore<StoreApi<TableState<State, Command, Event>>>
  readonly Table: ComponentType<TableProps>
  /** Fetches the end page, which no game needs before it is over. Must stay the same. */
  readonly loadEnd: () => Promise<EndPage<State, Command, Event>>
}

/** The end page, fetched when a game is over; null until it is there, and where it cannot be fetched. */
const useEndPage = <Page,>(
  isOver: boolean,
  load: () => Promise<Page>,
): readonly [Page | null, () => void] => {
  const [page, keep] = useState<Page | null>(null)
  const fetchPage = useCallback(() => {
    load().then(
      (loaded) => keep(() => loaded),
      () => undefined,
    )
  }, [load])
  useEffect(() => {
    if (isOver) fetchPage()
  }, [isOver, fetchPage])
  return [page, fetchPage]
}

/** The table and, when the game is over, its end. */
export const Played = <State, Command, Event extends GameEvent>({
  id,
  game,
  rules,
  useTable,
  Table,
  loadEnd,
}: PlayedProps<State, Command, Event>) => {
  const words = useWords()
  const frame = useTable(({ shown }) => shown)
  const outcome = useMemo(() => (frame === null ? null : rules.outcome(frame.view)), [frame, rules])
  const [looking, look] = useState(false)
  const rehearsed = useTable(({ rehearsed }) => rehearsed !== null)
  const isOver = outcome !== null && !rehearsed
  const [EndOfGame, fetchEnd] = useEndPage(isOver, loadEnd)
  const showEnd = (): void => {
    look(false)
    // Without a connection it may have failed before.
    if (EndOfGame === null) fetchEnd()
  }
  if (frame !== null && isOver && !looking && EndOfGame !== null)
    return <EndOfGame id={id} frame={frame} outcome={outcome} look={() => look(true)} />
  return (
    <>
      <Table
        actions={
          <>
            <RulesButton game={game} />
            <TableMenu id={id} />
          </>
        }
      />
      {isOver && (
        <button type="button" className="sh-button sh-primary sh-result" onClick={showEnd}>
          {words.shell('end.result')}
        </button>
      )}
      <Notices />
      <LateSounds />
    </>
  )
}
