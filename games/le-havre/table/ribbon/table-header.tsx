import { type SearchableCard, CardSearch as TableFind } from '@quayside/table/card-search.tsx'
import { range } from '@quayside/table/list-keys.ts'
import { TableHeader as TableBar } from '@quayside/table/table-header.tsx'
import { memo, type ReactNode, useMemo } from 'react'
import { buildingText } from '../../language/index.ts'
import { cardInPlay, inPlay, phaseOf, roundIndex, rounds } from '../../queries/index.ts'
import { BUILDINGS } from '../../rules/index.ts'
import { categoryClass } from '../icons/category-class.ts'
import { categoryIcon } from '../icons/icon-names.ts'
import { useSelection } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import { Ribbon } from './ribbon.tsx'

const When = ({ tableView: { view } }: { readonly tableView: TableView }) => {
  const { board } = useGameTexts()
  const phase = phaseOf(view)
  if (phase === 'over') return board('game-over')
  if (phase === 'final') return board('ribbon.final')
  return board('round-of', { round: roundIndex(view) + 1, rounds: rounds(view).length })
}

interface BarProps {
  readonly tableView: TableView
  readonly watched: boolean
  readonly actions: ReactNode
  /** Replaces the ribbon of coming turns in a replay. */
  readonly ribbon: ReactNode
}

export const Bar = ({ tableView, watched, actions, ribbon }: BarProps) => {
  const { game } = useGameTexts()
  return (
    <TableBar
      title={game.names.title}
      when={<When tableView={tableView} />}
      viewer={tableView.viewer}
      watched={watched}
      ribbon={ribbon ?? <Ribbon tableView={tableView} />}
      find={<CardSearch tableView={tableView} />}
      actions={actions}
    />
  )
}

export const CardSearch = memo(({ tableView: { view } }: { readonly tableView: TableView }) => {
  const { game } = useGameTexts()
  const select = useSelection(({ select }) => select)
  const cards = useMemo(
    () =>
      range(inPlay(view)).flatMap((place): SearchableCard[] => {
        const card = cardInPlay(view, place)
        const building = BUILDINGS[card]
        if (building === undefined) return []
        const { category } = building
        const { label, effect, standing, endValue } = buildingText(building, game)
        return [
          {
            id: `${card}`,
            title: label,
            text: game.sentences([effect, standing, endValue].filter((line) => line !== null)),
            icon: categoryIcon(category),
            className: categoryClass(category),
            select: () => select({ kind: 'building', card }),
          },
        ]
      }),
    [view, game, select],
  )
  return <TableFind cards={cards} />
})
