import inspectorStyles from '@quayside/table/inspector.module.css'
import { lazy, memo, Suspense } from 'react'
import { roundIndex } from '../../queries/index.ts'
import { leHavre } from '../../rules/index.ts'
import { type BoardItem, useSelection } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import { isSameItem } from '../view-models/affordances.ts'
import { buildingInUse } from '../view-models/card-piles.ts'
import { RoundSheet } from './round-sheet.tsx'

/** Lazy: loaded with the first selection; until then the round is shown. */
const ItemCard = lazy(async () => ({ default: (await import('./item-card.tsx')).ItemCard }))

/** The building whose question the viewer is answering. */
export const ownVisit = ({ view, viewer }: TableView): BoardItem | null => {
  const card = viewer !== 'spectator' && leHavre.deciders(view).includes(viewer) ? buildingInUse(view) : null
  return card === null ? null : { kind: 'building', card }
}

/** Details of the selected item; otherwise the building in use, or the round. */
export const Inspector = memo(({ tableView }: { readonly tableView: TableView }) => {
  const { board } = useGameTexts()
  const item = useSelection(({ item }) => item)
  const select = useSelection(({ select }) => select)
  const inUse = ownVisit(tableView)
  const shown = item ?? inUse
  const isUsed = inUse !== null && isSameItem(inUse, shown)
  return (
    <section className={inspectorStyles.inspector} data-zone="inspector" aria-label={board('zone.inspector')}>
      {inUse !== null &&
        (isUsed ? (
          <p className={inspectorStyles.inUse}>{board('use.now')}</p>
        ) : (
          <button type="button" className={inspectorStyles.inUse} onClick={() => select(null)}>
            {board('use.back')}
          </button>
        ))}
      {shown === null || shown.kind === 'round' ? (
        <RoundSheet round={shown?.round ?? roundIndex(tableView.view) + 1} tableView={tableView} />
      ) : (
        <Suspense fallback={null}>
          <ItemCard item={shown} tableView={tableView} />
        </Suspense>
      )}
    </section>
  )
})
