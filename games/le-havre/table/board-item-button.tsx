import * as table from '@quayside/table/board-item-button.tsx'
import { createContext, useContext } from 'react'
import { type BoardItem, useSelection } from './state/selection.ts'
import { boardItemKey, isSameItem } from './view-models/affordances.ts'

/** Keys of the board items that would answer the current question. */
export const AnswerItemsContext = createContext<ReadonlySet<string>>(new Set())

interface ThingButtonProps extends Omit<table.BoardItemButtonProps, 'selected' | 'asked' | 'select'> {
  readonly thing: BoardItem
}

export const BoardItemButton = ({ thing, ...rest }: ThingButtonProps) => {
  const selected = useSelection(({ thing: chosen }) => isSameItem(thing, chosen))
  const select = useSelection(({ select }) => select)
  const asked = useContext(AnswerItemsContext).has(boardItemKey(thing))
  return <table.BoardItemButton {...rest} selected={selected} asked={asked} select={() => select(thing)} />
}
