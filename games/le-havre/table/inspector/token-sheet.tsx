import { Quantity } from '@quayside/table/icon-line.tsx'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import inspectorStyles from '@quayside/table/inspector.module.css'
import { InspectorSheet } from '@quayside/table/inspector-sheet.tsx'
import { range } from '@quayside/table/list-keys.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import { useMemo } from 'react'
import { offerAmount, players, stock } from '../../queries/index.ts'
import { ENERGY, FOOD, SHIP_VALUE, TOKENS, type TokenName } from '../../rules/index.ts'
import { Icon } from '../icons/icon.tsx'
import { tokenIcon } from '../icons/icon-names.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import { tokenUses } from '../view-models/token-uses.ts'
import { CardList } from './card-list.tsx'

const TokenValue = ({ token }: { readonly token: number }) => {
  const { board } = useGameTexts()
  const food = FOOD[token] ?? 0
  const energy = ENERGY[token] ?? 0
  const value = SHIP_VALUE[token] ?? 0
  return (
    <p className={inspectorStyles.worth}>
      {food > 0 && <Quantity amount={food} icon="m-food" />}
      {energy > 0 && <Quantity amount={energy} icon="m-energy" />}
      {value > 0 && (
        <span className={pieceStyles.quantity}>
          <Icon name="s-wooden" />
          {value}
          <Icon name="m-franc" />
        </span>
      )}
      <span className={pieceStyles.hidden}>{board('token.worth', { food, energy, value })}</span>
    </p>
  )
}

const Holders = ({ token, tableView }: { readonly token: number; readonly tableView: TableView }) => (
  <p className={inspectorStyles.worth}>
    {range(players(tableView.view)).map((seat) => (
      <span key={seat} className={pieceStyles.quantity} title={tableView.displayNames[seat]}>
        <SeatShape seat={seat} />
        <span className={pieceStyles.hidden}>{tableView.displayNames[seat]}</span>
        {stock(tableView.view, seat, token)}
      </span>
    ))}
  </p>
)

/** Sources and uses of a token, and how many each player holds. */
export const TokenSheet = ({
  token: name,
  tableView,
}: {
  readonly token: TokenName
  readonly tableView: TableView
}) => {
  const { board, game } = useGameTexts()
  const found = useMemo(() => tokenUses(tableView.view, name), [tableView.view, name])
  const token = TOKENS.indexOf(name)
  return (
    <InspectorSheet icon={tokenIcon(name)} title={game.names.tokens[name].name}>
      <TokenValue token={token} />
      <Holders token={token} tableView={tableView} />
      <h4>{board('token.from')}</h4>
      {found.offer !== null && (
        <p>{board('token.offer', { amount: offerAmount(tableView.view, found.offer) })}</p>
      )}
      {found.from.length === 0 ? <p>{board('token.nowhere')}</p> : <CardList cards={found.from} />}
      <h4>{board('token.to')}</h4>
      {found.to.length === 0 ? <p>{board('token.nowhere')}</p> : <CardList cards={found.to} />}
      {found.builds.length > 0 && (
        <>
          <h4>{board('token.builds')}</h4>
          <CardList cards={found.builds} />
        </>
      )}
    </InspectorSheet>
  )
}
