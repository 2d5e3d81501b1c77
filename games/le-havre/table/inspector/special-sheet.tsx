import { Sheet } from '@quayside/table/inspector-sheet.tsx'
import { buildingText } from '../../language/index.ts'
import { BUILDINGS } from '../../rules/index.ts'
import { specialPile } from '../reading/piles.ts'
import { useSelection } from '../state/selection.ts'
import type { TableView } from '../state/sight.ts'
import { useGameTexts } from '../state/words.ts'
import { Verdict } from './verdict.tsx'

export const SpecialSheet = ({ sight }: { readonly sight: TableView }) => {
  const { board, game } = useGameTexts()
  const select = useSelection(({ select }) => select)
  const pile = specialPile(sight.view)
  return (
    <>
      <Sheet icon="t-special" title={board('special.title')} note={String(pile.left)}>
        <p>
          {pile.next === null ? board('special.none') : board('special.next', { round: pile.next.round })}
        </p>
        <ol className="links">
          {pile.cards.map(({ place, card }) => (
            <li key={place}>
              {card === null ? (
                board('special.hidden', { place })
              ) : (
                <button type="button" className="link" onClick={() => select({ kind: 'building', card })}>
                  {board('special.known', {
                    place,
                    building: BUILDINGS[card] === undefined ? '' : buildingText(BUILDINGS[card], game).label,
                  })}
                </button>
              )}
            </li>
          ))}
        </ol>
      </Sheet>
      <Verdict thing={{ kind: 'special-pile' }} sight={sight} />
    </>
  )
}
