import * as table from '@quayside/table/board-item-button.tsx'
import { useSettings } from '@quayside/table/page/settings.ts'
import { createContext, useContext } from 'react'
import { type BoardItem, useSelection } from './state/selection.ts'
import { boardItemKey, isSameItem } from './view-models/affordances.ts'

/** Keys of the board items that would answer the current question. */
export const AnswerItemsContext = createContext<ReadonlySet<string>>(new Set())

interface ThingButtonProps
  extends Omit<table.BoardItemButtonProps, 'selected' | 'asked' | 'select' | 'peek'> {
  readonly thing: BoardItem
}

/** Items with a card, which can be previewed without being selected. */
const hasCard = ({ kind }: BoardItem): boolean => kind === 'building' || kind === 'ship'

export const BoardItemButton = ({ thing, ...rest }: ThingButtonProps) => {
  const selected = useSelection(({ thing: chosen }) => isSameItem(thing, chosen))
  const select = useSelection(({ select }) => select)
  const confirms = useSettings(({ doubleClick }) => doubleClick)
  const asked = useContext(AnswerItemsContext).has(boardItemKey(thing))
  return (
    <table.BoardItemButton
      {...rest}
      selected={selected}
      asked={asked}
      select={() => select(thing)}
      peek={
        hasCard(thing)
          ? (box) => useSelection.setState({ preview: box === null ? null : { thing, box } })
          : undefined
      }
      onDoubleClick={() => {
        const { thing: chosen, confirm } = useSelection.getState()
        if (confirms && isSameItem(thing, chosen)) confirm?.()
      }}
    />
  )
}
