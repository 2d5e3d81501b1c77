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
export const Inspector = ({ sight }: { readonly sight: TableView }) => {
  const { board } = useTexts()
  const chosen = useSelection(({ thing }) => thing)
  const thing = useMemo(() => chosen ?? defaultItem(sight.at), [chosen, sight])
  return (
    <section className={inspectorStyles.inspector} data-zone="inspector" aria-label={board('zone.inspector')}>
      {thing.kind === 'card' && <CardSheet sight={sight} word={thing.card} place={thing.place} />}
      {thing.kind === 'area' && <AreaSheet sight={sight} area={thing.area} />}
      {thing.kind === 'seat' && <SeatSheet sight={sight} seat={thing.seat} />}
    </section>
  )
}
