import * as table from '@quayside/table/board-item-button.tsx'
import layout from '@quayside/table/styles/layout.module.css'
import { createContext, useContext } from 'react'
import { packetRow } from '../rules/index.ts'
import { type BoardItem, boardItemKey, useSelection } from './state/selection.ts'
import { useTable } from './state/use-game.ts'
import styles from './table.module.css'
import { itemOf } from './view-models/answer-items.ts'

/** Keys of the board items that would answer the current question. */
export const AnswerItemsContext = createContext<ReadonlySet<string>>(new Set())

interface BoardItemButtonProps extends Omit<table.BoardItemButtonProps, 'selected' | 'asked' | 'select'> {
  readonly item: BoardItem
}

/** The rank of this item among the suggestions of a hint, from 1; 0 if it is not suggested. */
const useHintPlace = (key: string): number =>
  useTable(({ advice }) => {
    if (advice === null || advice === 'waiting') return 0
    return (
      advice.suggestions.findIndex(({ command }) => {
        const read = packetRow.notation.parse(command)
        const item = read.ok ? itemOf(read.value) : null
        return item !== null && boardItemKey(item) === key
      }) + 1
    )
  })

export const BoardItemButton = ({ item, children, ...rest }: BoardItemButtonProps) => {
  const key = boardItemKey(item)
  const selected = useSelection(({ item: chosen }) => chosen !== null && boardItemKey(chosen) === key)
  const select = useSelection(({ select }) => select)
  const asked = useContext(AnswerItemsContext).has(key)
  const place = useHintPlace(key)
  return (
    <table.BoardItemButton {...rest} selected={selected} asked={asked} select={() => select(item)}>
      {children}
      {place > 0 && (
        <span className={`${layout.center} ${styles.hintMark}`} data-ui="hint-mark" aria-hidden="true">
          {place}
        </span>
      )}
    </table.BoardItemButton>
  )
}
