import * as table from '@quayside/table/card-search.tsx'
import { range } from '@quayside/table/list-keys.ts'
import { memo, useMemo } from 'react'
import { buildingText } from '../../language/index.ts'
import { cardInPlay, inPlay } from '../../reading/index.ts'
import { BUILDINGS } from '../../rules/index.ts'
import { categoryClass, categoryIcon } from '../icons/icon-names.ts'
import { useSelection } from '../state/selection.ts'
import type { TableView } from '../state/sight.ts'
import { useGameTexts } from '../state/words.ts'

export const Find = memo(({ sight: { view } }: { readonly sight: TableView }) => {
  const { game } = useGameTexts()
  const select = useSelection(({ select }) => select)
  const cards = useMemo(
    () =>
      range(inPlay(view)).flatMap((place): table.FindableCard[] => {
        const card = cardInPlay(view, place)
        const building = BUILDINGS[card]
        if (building === undefined) return []
        const { category } = building
        return [
          {
            id: `${card}`,
            title: buildingText(building, game).label,
            icon: categoryIcon(category),
            className: categoryClass(category),
            select: () => select({ kind: 'building', card }),
          },
        ]
      }),
    [view, game, select],
  )
  return <table.Find cards={cards} />
})
