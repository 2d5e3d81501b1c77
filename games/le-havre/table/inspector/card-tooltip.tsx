/** Tooltip with the card of the item under the mouse or a long press, without changing the selection. */

import inspectorStyles from '@quayside/table/inspector.module.css'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type PreviewState, useSelection } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import { isSameItem } from '../view-models/affordances.ts'
import { ownVisit } from './inspector.tsx'
import { ItemCard } from './item-card.tsx'

/** Distance between the card and the item or the edge of the window, in pixels. */
const GAP = 8

/** Whether the inspector is in sight, which it is not in a narrow window. */
const isInspectorShown = (): boolean =>
  document.querySelector('[data-zone="inspector"]')?.checkVisibility() ?? false

/** On the side with more room, never over the item, and if possible above the viewer's own goods. */
const placeOf = (item: DOMRect, card: DOMRect): { readonly left: number; readonly top: number } => {
  const mine = document.querySelector('[data-zone="mine"]')?.getBoundingClientRect()
  const right = item.right + GAP
  const left = item.left - GAP - card.width
  const side = right + card.width + GAP <= innerWidth ? right : left >= GAP ? left : GAP
  const ownGoods = mine !== undefined && mine.top > innerHeight / 2 ? mine.top : innerHeight
  const beside = side !== GAP || left >= GAP
  const lowest = (item.top >= ownGoods ? innerHeight : ownGoods) - card.height - GAP
  if (beside && item.top < ownGoods)
    return { left: side, top: Math.max(GAP, Math.min(item.top - GAP, lowest)) }
  const above = item.top - GAP - card.height
  return {
    left: Math.max(GAP, Math.min(item.left, innerWidth - card.width - GAP)),
    top: above >= GAP ? above : Math.max(GAP, Math.min(item.bottom + GAP, innerHeight - card.height - GAP)),
  }
}

export const CardTooltip = ({
  preview,
  tableView,
}: {
  readonly preview: PreviewState
  readonly tableView: TableView
}) => {
  const { board } = useGameTexts()
  const box = useRef<HTMLDivElement>(null)
  const { item } = preview
  const selected = useSelection(({ item: chosen }) => chosen)
  const keepsOther = selected !== null && !isSameItem(selected, item)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const { left, top } = placeOf(preview.box, element.getBoundingClientRect())
    element.style.translate = `${left}px ${top}px`
  }, [preview])
  useEffect(() => {
    const hide = (): void => useSelection.setState({ preview: null })
    for (const event of ['pointerdown', 'keydown', 'wheel', 'resize'] as const)
      addEventListener(event, hide, { capture: true, passive: true })
    return () => {
      for (const event of ['pointerdown', 'keydown', 'wheel', 'resize'] as const)
        removeEventListener(event, hide, { capture: true })
    }
  }, [])
  if (isSameItem(item, selected ?? ownVisit(tableView)) && isInspectorShown()) return null
  return (
    <div ref={box} className={inspectorStyles.preview} data-ui="preview" aria-hidden="true">
      {item.kind === 'round' ? null : <ItemCard item={item} tableView={tableView} />}
      {keepsOther && <p className={inspectorStyles.keeps}>{board('preview.note')}</p>}
    </div>
  )
}
