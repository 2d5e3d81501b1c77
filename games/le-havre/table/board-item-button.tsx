import * as table from '@quayside/table/board-item-button.tsx'
import { useSettings } from '@quayside/table/page/settings.ts'
import { createContext, useContext } from 'react'
import { type BoardItem, useSelection } from './state/selection.ts'
import { boardItemKey, isSameItem } from './view-models/affordances.ts'

/** Keys of the board items that would answer the current question. */
export const AnswerItemsContext = createContext<ReadonlySet<string>>(new Set())

interface BoardItemButtonProps
  extends Omit<table.BoardItemButtonProps, 'selected' | 'asked' | 'select' | 'peek'> {
  readonly item: BoardItem
}

/** Items with a card, which can be previewed without being selected. */
const hasCard = ({ kind }: BoardItem): boolean => kind === 'building' || kind === 'ship'

export const BoardItemButton = ({ item, ...rest }: BoardItemButtonProps) => {
  const selected = useSelection(({ item: chosen }) => isSameItem(item, chosen))
  const select = useSelection(({ select }) => select)
  const confirms = useSettings(({ doubleClick }) => doubleClick)
  const asked = useContext(AnswerItemsContext).has(boardItemKey(item))
  return (
    <table.BoardItemButton
      {...rest}
      selected={selected}
      asked={asked}
      select={() => select(item)}
      peek={
        hasCard(item)
          ? (box) => useSelection.setState({ preview: box === null ? null : { item, box } })
          : undefined
      }
      onDoubleClick={() => {
        const { item: chosen, confirm } = useSelection.getState()
        if (confirms && isSameItem(item, chosen)) confirm?.()
      }}
    />
  )
}
