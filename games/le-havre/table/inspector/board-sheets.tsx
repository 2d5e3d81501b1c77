import inspectorStyles from '@quayside/table/inspector.module.css'
import { InspectorSheet } from '@quayside/table/inspector-sheet.tsx'
import layout from '@quayside/table/styles/layout.module.css'
import { buildingText } from '../../language/index.ts'
import { forecast, loans, offerAmount, upcomingTurns } from '../../queries/index.ts'
import { BUILDINGS, CONSTANTS, OFFERS, SUPPLY_TILES, TOKENS } from '../../rules/index.ts'
import { tokenIcon } from '../icons/icon-names.ts'
import { useSelection } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import { specialPile } from '../view-models/card-piles.ts'
import { AvailableActions } from './available-actions.tsx'
import { TokenSheet } from './token-sheet.tsx'

/** Turns shown ahead: one round. */
const AHEAD = 7

export const OfferSheet = ({
  offer,
  tableView,
}: {
  readonly offer: number
  readonly tableView: TableView
}) => {
  const { board, game } = useGameTexts()
  const name = TOKENS[OFFERS[offer] ?? 0] ?? 'franc'
  const amount = offerAmount(tableView.view, offer)
  const ahead = forecast(tableView.view, tableView.me)
  const coming = upcomingTurns(tableView.view)
    .filter((turn) => turn.kind === 'turn' && turn.when === 'later' && turn.round !== null)
    .slice(0, AHEAD)
    .flatMap((turn) => {
      const goods = turn.kind === 'turn' && turn.tile !== null ? SUPPLY_TILES[turn.tile]?.goods : undefined
      return turn.kind === 'turn' && goods?.includes(name) ? [tableView.displayNames[turn.seat] ?? ''] : []
    })
  return (
    <>
      <InspectorSheet
        icon={tokenIcon(name)}
        title={board('offer.title', { good: game.names.tokens[name].name })}
        note={String(amount)}
      >
        <p>{board('offer.now', { tokens: game.count(name, amount) })}</p>
        <p>
          {board('offer.ahead', {
            tokens: game.count(name, amount + (ahead.adds[offer] ?? 0)),
            unsure: ahead.unknown > 0 ? 'yes' : 'no',
          })}
        </p>
        {coming.length > 0 && (
          <p>{board('offer.grows', { turns: coming.length, players: game.list(coming, 'and') })}</p>
        )}
      </InspectorSheet>
      <AvailableActions item={{ kind: 'offer', offer }} tableView={tableView} />
      <TokenSheet token={name} tableView={tableView} />
    </>
  )
}

export const LoanSheet = ({ tableView }: { readonly tableView: TableView }) => {
  const { board, game } = useGameTexts()
  return (
    <>
      <InspectorSheet icon="m-loan" title={game.count('loan', loans(tableView.view, tableView.me))}>
        <p>
          {board('loan.terms', {
            gets: game.count('franc', CONSTANTS.loanValue),
            repay: game.count('franc', CONSTANTS.loanRepay),
            interest: game.count('franc', CONSTANTS.interest),
            penalty: game.count('franc', CONSTANTS.loanPenalty),
          })}
        </p>
      </InspectorSheet>
      <AvailableActions item={{ kind: 'loan' }} tableView={tableView} />
    </>
  )
}

export const SpecialSheet = ({ tableView }: { readonly tableView: TableView }) => {
  const { board, game } = useGameTexts()
  const select = useSelection(({ select }) => select)
  const pile = specialPile(tableView.view)
  return (
    <>
      <InspectorSheet icon="t-special" title={board('special.title')} note={String(pile.left)}>
        <p>
          {pile.next === null ? board('special.none') : board('special.next', { round: pile.next.round })}
        </p>
        <ol className={inspectorStyles.links}>
          {pile.cards.map(({ place, card }) => (
            <li key={place}>
              {card === null ? (
                board('special.hidden', { place })
              ) : (
                <button
                  type="button"
                  className={`${layout.inlineRow} ${inspectorStyles.link}`}
                  onClick={() => select({ kind: 'building', card })}
                >
                  {board('special.known', {
                    place,
                    building: BUILDINGS[card] === undefined ? '' : buildingText(BUILDINGS[card], game).label,
                  })}
                </button>
              )}
            </li>
          ))}
        </ol>
      </InspectorSheet>
      <AvailableActions item={{ kind: 'special-pile' }} tableView={tableView} />
    </>
  )
}
