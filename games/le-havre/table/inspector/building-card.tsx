import { IconLine, iconPartKey, Quantity } from '@quayside/table/icon-line.tsx'
import inspectorStyles from '@quayside/table/inspector.module.css'
import { withListKeys } from '@quayside/table/list-keys.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { buildingText } from '../../language/index.ts'
import { priceOf } from '../../queries/index.ts'
import { BUILDINGS, type Building, GOODS, SHIP_VALUE } from '../../rules/index.ts'
import { categoryClass } from '../icons/category-class.ts'
import { Icon } from '../icons/icon.tsx'
import { categoryIcon } from '../icons/icon-names.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import { cardLines } from '../view-models/card-effect-icons.ts'
import { bundlePieces, type IconPart } from '../view-models/token-icons.ts'
import { AvailableActions } from './available-actions.tsx'
import { Art } from './card-art.tsx'

export const BuildingCard = ({
  card,
  tableView,
}: {
  readonly card: number
  readonly tableView: TableView
}) => {
  const building = BUILDINGS[card]
  if (building === undefined) return null
  return (
    <>
      <BuildingFace building={building} price={priceOf(tableView.view, card)} />
      <AvailableActions item={{ kind: 'building', card }} tableView={tableView} />
    </>
  )
}

const Costs = ({ building: { printedCost, fee, effect } }: { readonly building: Building }) => {
  const { board } = useGameTexts()
  return (
    <div className={inspectorStyles.terms}>
      <div>
        {board('card.cost')}
        <p>{printedCost === null ? '–' : <IconLine pieces={bundlePieces(printedCost)} />}</p>
      </div>
      <div>
        {board('card.fee')}
        <p>
          {effect.op === 'closed' ? (
            <>
              <Icon name="t-lock" />
              <small>{board('card.closed')}</small>
            </>
          ) : fee.length === 0 ? (
            board('card.free')
          ) : (
            fee.map((terms, place) => (
              <span key={'food' in terms ? 'food' : 'francs'} className={pieceStyles.quantity}>
                {place > 0 && board('card.or')}
                {'food' in terms ? (
                  <Quantity amount={terms.food} icon="m-food" />
                ) : (
                  <Quantity amount={terms.francs} icon="m-franc" />
                )}
              </span>
            ))
          )}
        </p>
      </div>
    </div>
  )
}

/** Each upgraded good above its standard side, as in the own area. */
const BY_SIDES = [...GOODS.slice(GOODS.length / 2), ...GOODS.slice(0, GOODS.length / 2)]

const ShipValues = () => {
  const { board, game } = useGameTexts()
  return (
    <ul className={inspectorStyles.shipValues} aria-label={board('card.ship-values')}>
      {BY_SIDES.map((good) => (
        <li key={good}>
          <Icon name={`g-${good}`} label={game.names.tokens[good].name} />
          {SHIP_VALUE[GOODS.indexOf(good)]}
        </li>
      ))}
    </ul>
  )
}

interface BuildingFaceProps {
  readonly building: Building
  /** Null if it cannot be bought. */
  readonly price: number | null
}

/** The full card of a building. */
export const BuildingFace = ({ building, price }: BuildingFaceProps) => {
  const { board, game } = useGameTexts()
  const text = buildingText(building, game)
  return (
    <article
      className={`${layout.column} ${inspectorStyles.card} ${categoryClass(building.category)}`}
      aria-label={text.label}
    >
      <header className={inspectorStyles.head}>
        <Icon name={categoryIcon(building.category)} />
        <h3>{text.label}</h3>
        <span className={inspectorStyles.number}>{building.no}</span>
      </header>
      <Art building={building} />
      <Costs building={building} />
      <EffectIcons lines={cardLines(building)} />
      <p className={inspectorStyles.text}>
        {game.sentences([text.effect, text.standing, text.endValue].filter((line) => line !== null))}
      </p>
      {building.effect.op === 'ship-goods' && <ShipValues />}
      <footer className={inspectorStyles.foot}>
        <span className={pieceStyles.value}>
          {building.endValue === null ? building.value : `${building.value}+`}
        </span>
        <span>{board('card.value')}</span>
        <span>
          {price === null ? (
            board('card.not-for-sale')
          ) : (
            <>
              {board('card.buy')} <Quantity amount={price} icon="m-franc" />
            </>
          )}
        </span>
        <span className={inspectorStyles.kind}>
          {board('card.category', { category: building.category })}
        </span>
        <span className={inspectorStyles.symbols}>
          {building.hammers > 0 && <Icon name="m-hammer" label={game.names.symbols.hammer} />}
          {building.fishermen > 0 && <Icon name="m-fisher" label={game.names.symbols.fisherman} />}
        </span>
      </footer>
    </article>
  )
}

type EffectRow = readonly IconPart[]

/** Icon lines of a full card, hidden from screen readers because the text below says the same. */
export const EffectIcons = ({ lines }: { readonly lines: readonly EffectRow[] }) =>
  lines.length === 0 ? null : (
    <div className={inspectorStyles.effects} aria-hidden="true">
      {withListKeys(lines, (line) => line.map(iconPartKey).join()).map(({ key, item }) => (
        <div key={key} className={inspectorStyles.effect}>
          <IconLine pieces={item} />
        </div>
      ))}
    </div>
  )
