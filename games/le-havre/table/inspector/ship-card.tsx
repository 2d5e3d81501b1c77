import { IconLine, Quantity } from '@quayside/table/icon-line.tsx'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import iconStyles from '@quayside/table/icons/icons.module.css'
import inspectorStyles from '@quayside/table/inspector.module.css'
import pieceStyles from '@quayside/table/pieces.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import type { ReactNode } from 'react'
import { shipLines } from '../../language/index.ts'
import { players, shipLocation } from '../../queries/index.ts'
import { SHIP_TYPE_RECORDS, SHIP_TYPES, SHIPS, shipWord, TOKENS, type Tokens } from '../../rules/index.ts'
import { Icon } from '../icons/icon.tsx'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import { arrow, type IconPart, icon, tokenPiece } from '../view-models/token-icons.ts'
import { AvailableActions } from './available-actions.tsx'
import { EffectIcons } from './building-card.tsx'
import { ShipArt } from './card-art.tsx'

export const ShipCard = ({ card, tableView }: { readonly card: number; readonly tableView: TableView }) => {
  const seats = players(tableView.view)
  const owner = shipLocation(tableView.view, card)
  return (
    <>
      <ShipFace
        card={card}
        players={seats}
        owner={
          owner >= 0 && owner < seats ? (
            <>
              <SeatShape seat={owner} /> {tableView.displayNames[owner]}
            </>
          ) : null
        }
      />
      <AvailableActions item={{ kind: 'ship', card }} tableView={tableView} />
    </>
  )
}

const material = (tokens: Tokens): IconPart[] =>
  TOKENS.flatMap((name, token) => (tokens[name] === undefined ? [] : [tokenPiece(token, tokens[name])]))

interface ShipFaceProps {
  readonly card: number
  /** The food of a ship depends on it. */
  readonly players: number
  readonly owner: ReactNode
}

/** The full card of a ship. */
export const ShipFace = ({ card, players, owner }: ShipFaceProps) => {
  const { board, game } = useGameTexts()
  const ship = SHIPS[card]
  const record = ship === undefined ? undefined : SHIP_TYPE_RECORDS[SHIP_TYPES.indexOf(ship.type)]
  if (ship === undefined || record === undefined) return null
  const food = record.food[players - 1] ?? 0
  const name = game.ship(shipWord(card)).plain
  return (
    <article className={`${layout.column} ${inspectorStyles.card} ${iconStyles.public}`} aria-label={name}>
      <header className={inspectorStyles.head}>
        <Icon name={`s-${ship.type}`} />
        <h3>{name}</h3>
        <span className={inspectorStyles.number}>{ship.id}</span>
      </header>
      <ShipArt type={ship.type} />
      <div className={inspectorStyles.terms}>
        <div>
          {board('card.cost')}
          <p>
            <IconLine pieces={[...material(record.build), icon('m-energy', record.energy)]} />
          </p>
        </div>
        <div>
          {board('card.buy')}
          <p>{record.price === null ? '–' : <Quantity amount={record.price} icon="m-franc" />}</p>
        </div>
      </div>
      <EffectIcons
        lines={[
          ...(food > 0 ? [[icon('t-hourglass'), arrow, icon('m-food', food)]] : []),
          ...(record.capacity > 0 ? [[icon('t-quay', record.capacity), arrow, icon('m-franc')]] : []),
        ]}
      />
      <p className={inspectorStyles.text}>{game.sentences(shipLines(ship, players, game))}</p>
      <footer className={inspectorStyles.foot}>
        <span className={pieceStyles.value}>{ship.value}</span>
        <span>{board('card.value')}</span>
        <span className={inspectorStyles.kind}>{game.names.shipTypes[ship.type].name}</span>
        {owner !== null && <span className={inspectorStyles.symbols}>{owner}</span>}
      </footer>
    </article>
  )
}
