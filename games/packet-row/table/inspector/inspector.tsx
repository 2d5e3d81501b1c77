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
  const chosen = useSelection(({ item }) => item)
  const item = useMemo(() => chosen ?? defaultItem(tableView.literal), [chosen, tableView])
  return (
    <section className={inspectorStyles.inspector} data-zone="inspector" aria-label={board('zone.inspector')}>
      {item.kind === 'card' && <CardSheet tableView={tableView} word={item.card} place={item.place} />}
      {item.kind === 'area' && <AreaSheet tableView={tableView} area={item.area} />}
      {item.kind === 'seat' && <SeatSheet tableView={tableView} seat={item.seat} />}
    </section>
  )
}
