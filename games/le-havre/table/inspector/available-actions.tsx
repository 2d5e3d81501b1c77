/** Owner, visitor and available actions of the selected item, with reasons for what is not possible. */

import { SeatShape } from '@quayside/table/icons/icon.tsx'
import inspectorStyles from '@quayside/table/inspector.module.css'
import { commandContext, commandText, refusalText } from '../../language/index.ts'
import type { BoardItem } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { type GameTexts, useGameTexts } from '../state/texts.ts'
import { affordancesOf, whyNotBuildable, whyNotLaunchable } from '../view-models/affordances.ts'
import { buildingInUse, isOnPile, isShipOnPile, ownerAndVisitors } from '../view-models/card-piles.ts'
import { visit } from '../view-models/visit-preview.ts'

const Standing = ({ card, tableView }: { readonly card: number; readonly tableView: TableView }) => {
  const { board } = useGameTexts()
  if (isOnPile(tableView.view, card)) return <p>{board('status.proposal')}</p>
  const { owner, inside } = ownerAndVisitors(tableView.view, card)
  return (
    <>
      <p>
        {owner === null ? (
          board('status.town')
        ) : (
          <>
            <SeatShape seat={owner} />{' '}
            {board('status.owner', {
              player: tableView.names[owner] ?? '',
              you: owner === tableView.viewer ? 'yes' : 'no',
            })}
          </>
        )}
      </p>
      {inside.map((seat) => (
        <p key={seat}>
          <SeatShape seat={seat} />{' '}
          {board('status.inside', {
            player: tableView.names[seat] ?? '',
            you: seat === tableView.viewer ? 'yes' : 'no',
          })}
        </p>
      ))}
    </>
  )
}

/** Why the seat could not use the item on its own turn. */
const hindrance = (item: BoardItem, { view, me, names }: TableView, { game }: GameTexts): string | null => {
  const refusal =
    item.kind === 'building'
      ? isOnPile(view, item.card)
        ? whyNotBuildable(view, me, item.card)
        : visit(view, me, item.card).refusal
      : item.kind === 'ship' && isShipOnPile(view, item.card)
        ? whyNotLaunchable(view, me, item.card)
        : null
  return refusal === null ? null : refusalText(refusal, game, names)
}

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

export const AvailableActions = ({
  item,
  tableView,
}: {
  readonly item: BoardItem
  readonly tableView: TableView
}) => {
  const texts = useGameTexts()
  const { board, game } = texts
  const isInUse = item.kind === 'building' && item.card === buildingInUse(tableView.view)
  // Its question is open: that it cannot be entered again is no news.
  const offered = isInUse ? [] : affordancesOf(tableView.view, tableView.me, item)
  const context = commandContext(tableView.view, tableView.names)
  const hindered = isInUse ? null : hindrance(item, tableView, texts)
  const reasons = new Set([
    ...(hindered === null ? [] : [hindered]),
    ...offered.flatMap(({ verb, refusal }) => {
      if (refusal === null) return []
      const reason = refusalText(refusal, game, tableView.names)
      // Beside another action, a price alone does not say what it is for.
      const isPrice = refusal.code === 'lacks-francs' && (verb === 'buy' || verb === 'buy-ship')
      return [isPrice ? board('status.to-buy', { reason: lowerFirst(reason) }) : reason]
    }),
  ])
  const possible = offered.filter(({ refusal }) => refusal === null)
  return (
    <div className={inspectorStyles.verdict}>
      {item.kind === 'building' && <Standing card={item.card} tableView={tableView} />}
      {possible.length > 0 && (
        <p className={inspectorStyles.can}>
          {board('status.possible', {
            commands: game.list(
              possible.map(({ command }) => commandText(command, game, context)),
              'or',
            ),
          })}
        </p>
      )}
      {[...reasons].map((reason) => (
        <p key={reason} className={inspectorStyles.cannot}>
          {reason}
        </p>
      ))}
    </div>
  )
}
