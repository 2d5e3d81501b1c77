import { SHIP_TYPE_RECORDS, SHIP_TYPES, SHIPS, shipWord, TOKENS, type Tokens } from '@quayside/le-havre'
import { players, shipLocation } from '@quayside/le-havre/reading'
import { shipLines } from '@quayside/texts/le-havre'
import { Icon, SeatShape } from '../../../icons/icon.tsx'
import { useWords } from '../../../state/words.ts'
import { arrow, icon, type Piece, tokenPiece } from '../../reading/pieces.ts'
import type { Sight } from '../../state/sight.ts'
import { Pieces, Quantity } from '../pieces.tsx'
import { ShipArt } from './art.tsx'
import { Lines } from './lines.tsx'
import { Verdict } from './verdict.tsx'

const material = (tokens: Tokens): Piece[] =>
  TOKENS.flatMap((name, token) => (tokens[name] === undefined ? [] : [tokenPiece(token, tokens[name])]))

export const ShipCard = ({ card, sight }: { readonly card: number; readonly sight: Sight }) => {
  const { board, game } = useWords()
  const ship = SHIPS[card]
  const record = ship === undefined ? undefined : SHIP_TYPE_RECORDS[SHIP_TYPES.indexOf(ship.type)]
  if (ship === undefined || record === undefined) return null
  const seats = players(sight.view)
  const food = record.food[seats - 1] ?? 0
  const owner = shipLocation(sight.view, card)
  const name = game.ship(shipWord(card)).plain
  return (
    <>
      <article className="card cat-public" aria-label={name}>
        <header className="hd">
          <Icon name={`s-${ship.type}`} />
          <h3>{name}</h3>
          <span className="no">{ship.id}</span>
        </header>
        <ShipArt type={ship.type} />
        <div className="rowx">
          <div>
            {board('card.cost')}
            <p>
              <Pieces pieces={[...material(record.build), icon('m-energy', record.energy)]} />
            </p>
          </div>
          <div>
            {board('card.buy')}
            <p>{record.price === null ? '–' : <Quantity amount={record.price} icon="m-franc" />}</p>
          </div>
        </div>
        <Lines
          lines={[
            ...(food > 0 ? [[icon('t-hourglass'), arrow, icon('m-food', food)]] : []),
            ...(record.capacity > 0 ? [[icon('t-quay', record.capacity), arrow, icon('m-franc')]] : []),
          ]}
        />
        <p className="txt">{game.sentences(shipLines(ship, seats, game))}</p>
        <footer className="ft">
          <span className="val">{ship.value}</span>
          <span>{board('card.value')}</span>
          <span className="cn">{game.names.shipTypes[ship.type].name}</span>
          {owner >= 0 && owner < seats && (
            <span className="sy">
              <SeatShape seat={owner} /> {sight.called[owner]}
            </span>
          )}
        </footer>
      </article>
      <Verdict thing={{ kind: 'ship', card }} sight={sight} />
    </>
  )
}
