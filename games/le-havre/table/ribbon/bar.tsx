import * as table from '@quayside/table/table-header.tsx'
import type { ReactNode } from 'react'
import { phaseOf, roundIndex, rounds } from '../../reading/index.ts'
import type { TableView } from '../state/sight.ts'
import { useGameTexts } from '../state/words.ts'
import { Find } from './find.tsx'
import { Ribbon } from './ribbon.tsx'

const When = ({ sight: { view } }: { readonly sight: TableView }) => {
  const { board } = useGameTexts()
  const phase = phaseOf(view)
  if (phase === 'over') return board('game-over')
  if (phase === 'final') return board('ribbon.final')
  return board('round-of', { round: roundIndex(view) + 1, rounds: rounds(view).length })
}

interface BarProps {
  readonly sight: TableView
  readonly actions: ReactNode
  /** In place of the coming turns. */
  readonly ribbon: ReactNode
}

export const Bar = ({ sight, actions, ribbon }: BarProps) => {
  const { game } = useGameTexts()
  return (
    <table.Bar
      title={game.names.title}
      when={<When sight={sight} />}
      viewer={sight.viewer}
      ribbon={ribbon ?? <Ribbon sight={sight} />}
      find={<Find sight={sight} />}
      actions={actions}
    />
  )
}
