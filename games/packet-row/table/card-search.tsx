import * as table from '@quayside/table/card-search.tsx'
import { useMemo } from 'react'
import { cardFace, cardText } from '../language/index.ts'
import { catalogueOf } from '../queries/index.ts'
import { AREAS, type PositionLiteral } from '../rules/index.ts'
import { type CardPlace, useSelection } from './state/selection.ts'
import type { TableView } from './state/table-view.ts'
import { cardClass } from './view-models/card-class.ts'
import { areaOf, cardOf, kindIcon } from './view-models/card-look.ts'
import { visibleHand } from './view-models/hand.ts'

/** The place of the card's most reachable copy. */
const placeOf = (literal: PositionLiteral, hand: readonly string[], word: string): CardPlace => {
  const lies = (supply: 'current' | 'future'): boolean =>
    AREAS.some((area) => literal.boards[area][supply].includes(word))
  if (lies('current')) return 'current'
  if (lies('future')) return 'future'
  return hand.includes(word) ? 'hand' : 'elsewhere'
}

export const CardSearch = ({
  tableView: { view, literal, viewer, game },
}: {
  readonly tableView: TableView
}) => {
  const select = useSelection(({ select }) => select)
  const cards = useMemo(() => {
    const hand = viewer === 'spectator' ? [] : visibleHand(literal, viewer)
    return [...catalogueOf(view).kinds.keys()].flatMap((word): table.SearchableCard[] => {
      const card = cardOf(view, word)
      if (card === null) return []
      return [
        {
          id: word,
          title: cardFace(word, game),
          text: cardText(card, areaOf(view, word), game).effect,
          icon: kindIcon(card),
          className: cardClass(view, word),
          select: () => select({ kind: 'card', card: word, place: placeOf(literal, hand, word) }),
        },
      ]
    })
  }, [view, literal, viewer, game, select])
  return <table.CardSearch cards={cards} />
}
