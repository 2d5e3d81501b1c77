import * as table from '@quayside/table/log/log.tsx'
import { useMemo } from 'react'
import { logOf } from './reading/log.ts'
import { useSelection } from './state/selection.ts'
import type { TableView } from './state/sight.ts'

export const Log = ({ sight: { history, at } }: { readonly sight: TableView }) => {
  const select = useSelection(({ select }) => select)
  const rounds = useMemo(() => logOf(history, at.round), [history, at.round])
  return <table.Log rounds={rounds} look={({ about }) => select(about)} />
}
