import inspectorStyles from '@quayside/table/inspector.module.css'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useMemo } from 'react'
import { useSelection } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { defaultItem } from '../view-models/answer-items.ts'
import { AreaSheet } from './area-sheet.tsx'
import { CardSheet } from './card-sheet.tsx'
import { SeatSheet } from './seat-sheet.tsx'

/** Details of the selected item, or of a card that can be taken while nothing is selected. */
export const Inspector = ({ tableView }: { readonly tableView: TableView }) => {
  const { board } = useTexts()
  const chosen = useSelection(({ thing }) => thing)
  const thing = useMemo(() => chosen ?? defaultItem(tableView.literal), [chosen, tableView])
  return (
    <section className={inspectorStyles.inspector} data-zone="inspector" aria-label={board('zone.inspector')}>
      {thing.kind === 'card' && <CardSheet tableView={tableView} word={thing.card} place={thing.place} />}
      {thing.kind === 'area' && <AreaSheet tableView={tableView} area={thing.area} />}
      {thing.kind === 'seat' && <SeatSheet tableView={tableView} seat={thing.seat} />}
    </section>
  )
}
