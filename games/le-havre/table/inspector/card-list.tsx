import inspectorStyles from '@quayside/table/inspector.module.css'
import pieceStyles from '@quayside/table/pieces.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { buildingText } from '../../language/index.ts'
import { BUILDINGS } from '../../rules/index.ts'
import { categoryClass } from '../icons/category-class.ts'
import { Icon } from '../icons/icon.tsx'
import { categoryIcon } from '../icons/icon-names.ts'
import { useSelection } from '../state/selection.ts'
import { useGameTexts } from '../state/texts.ts'

/** Cards as a list of names; a click selects a card. */
export const CardList = ({ cards }: { readonly cards: readonly number[] }) => {
  const { game } = useGameTexts()
  const select = useSelection(({ select }) => select)
  return (
    <ul className={inspectorStyles.links}>
      {cards.map((card) => {
        const building = BUILDINGS[card]
        return building === undefined ? null : (
          <li key={card}>
            <button
              type="button"
              className={`${layout.inlineRow} ${inspectorStyles.link} ${categoryClass(building.category)}`}
              onClick={() => select({ kind: 'building', card })}
            >
              <Icon name={categoryIcon(building.category)} className={pieceStyles.category} />
              {buildingText(building, game).label}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
