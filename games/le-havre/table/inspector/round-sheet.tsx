import inspectorStyles from '@quayside/table/inspector.module.css'
import { InspectorSheet } from '@quayside/table/inspector-sheet.tsx'
import { buildingText } from '../../language/index.ts'
import { foodOutlook, roundIndex, rounds } from '../../queries/index.ts'
import { BUILDINGS, SHIPS, shipWord } from '../../rules/index.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import { townBuildsNext } from '../view-models/card-piles.ts'

export const RoundSheet = ({
  round: number,
  tableView,
}: {
  readonly round: number
  readonly tableView: TableView
}) => {
  const { board, game } = useGameTexts()
  const round = rounds(tableView.view)[number - 1]
  const ship = round === undefined ? undefined : SHIPS[round.card]
  if (round === undefined || ship === undefined)
    return (
      <InspectorSheet icon="t-hourglass" title={board('ribbon.final')}>
        <p>{board('round.final')}</p>
      </InspectorSheet>
    )
  const now = number === roundIndex(tableView.view) + 1
  const feeding = now ? foodOutlook(tableView.view, tableView.me) : null
  const next = townBuildsNext(tableView.view)
  const built = next !== null && next.round === number ? BUILDINGS[next.card] : undefined
  return (
    <InspectorSheet icon="t-hourglass" title={board('ribbon.round', { round: number })}>
      <p>{board('round.harvest', { harvest: round.harvest ? 'yes' : 'no' })}</p>
      <p>{board('round.food', { food: game.count('food', round.food) })}</p>
      {feeding !== null && feeding.owes !== 0 && (
        <p className={feeding.short > 0 ? inspectorStyles.cannot : inspectorStyles.can}>
          {board('round.yours', {
            ships: game.count('food', feeding.ships),
            held: game.count('food', feeding.held),
            short: feeding.short,
          })}
        </p>
      )}
      <p>{board('round.town', { town: round.townGets })}</p>
      {built !== undefined && (
        <p>{board('round.town-builds', { building: buildingText(built, game).label })}</p>
      )}
      <p>
        {board('round.ship', {
          type: game.names.shipTypes[ship.type].kind,
          ship: game.ship(shipWord(round.card)),
          value: game.count('franc', ship.value),
        })}
      </p>
    </InspectorSheet>
  )
}
