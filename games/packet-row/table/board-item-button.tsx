import * as table from '@quayside/table/board-item-button.tsx'
import { createContext, useContext } from 'react'
import { type BoardItem, boardItemKey, useSelection } from './state/selection.ts'

/** Keys of the board items that would answer the current question. */
export const AnswerItemsContext = createContext<ReadonlySet<string>>(new Set())

interface ThingButtonProps extends Omit<table.BoardItemButtonProps, 'selected' | 'asked' | 'select'> {
  readonly thing: BoardItem
}

export const BoardItemButton = ({ thing, ...rest }: ThingButtonProps) => {
  const key = boardItemKey(thing)
  const selected = useSelection(({ thing: chosen }) => chosen !== null && boardItemKey(chosen) === key)
  const select = useSelection(({ select }) => select)
  const asked = useContext(AnswerItemsContext).has(key)
  return <table.BoardItemButton {...rest} selected={selected} asked={asked} select={() => select(thing)} />
}
