import * as table from '@quayside/table/log/log.tsx'
import { useMemo } from 'react'
import { currentRound, roundIndex } from '../../reading/index.ts'
import { logOf } from '../reading/log.ts'
import { useSelection } from '../state/selection.ts'
import { useTableView } from '../state/sight.ts'
import { useTable } from '../state/table.ts'

export const Log = () => {
  const view = useTableView()?.view
  const history = useTable(({ history }) => history)
  const select = useSelection(({ select }) => select)
  const now = view === undefined || currentRound(view) === undefined ? null : roundIndex(view) + 1
  const rounds = useMemo(() => logOf(history, now), [history, now])
  return <table.Log rounds={rounds} look={({ about }) => select(about)} />
}
