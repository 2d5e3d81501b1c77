import { BUILDINGS } from '@quayside/le-havre'
import { buildingText } from '@quayside/le-havre/language'
import { cardInPlay, inPlay } from '@quayside/le-havre/reading'
import { memo, useMemo } from 'react'
import { categoryClass, categoryIcon } from '../../../icons/icon-names.ts'
import { useWords } from '../../../state/words.ts'
import * as table from '../../../table/find.tsx'
import { upTo } from '../../../table/keyed.ts'
import { useSelection } from '../../state/selection.ts'
import type { Sight } from '../../state/sight.ts'

export const Find = memo(({ sight: { view } }: { readonly sight: Sight }) => {
  const { game } = useWords()
  const select = useSelection(({ select }) => select)
  const cards = useMemo(
    () =>
      upTo(inPlay(view)).flatMap((place): table.FindableCard[] => {
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
