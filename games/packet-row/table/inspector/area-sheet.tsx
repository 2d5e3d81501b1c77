import inspectorStyles from '@quayside/table/inspector.module.css'
import { withListKeys } from '@quayside/table/list-keys.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { cardOnOffer } from '../../language/index.ts'
import { visitsUntilDry } from '../../queries/index.ts'
import { AREAS, type Area, packetRow } from '../../rules/index.ts'
import { whyNot } from '../card-text.ts'
import { Icon } from '../icons/icon.tsx'
import type { TableView } from '../state/table-view.ts'
import { discardsIn } from '../view-models/area-state.ts'
import { areaClass } from '../view-models/card-class.ts'
import { areaIcon } from '../view-models/card-look.ts'

const Supply = ({
  title,
  cards,
  tableView,
}: {
  readonly title: string
  readonly cards: readonly (string | null)[]
  readonly tableView: TableView
}) => (
  <div className={inspectorStyles.text}>
    <b>{title}</b>
    <ul>
      {withListKeys(
        cards.filter((card) => card !== null),
        (card) => card,
      ).map(({ key, item }) => (
        <li key={key}>{cardOnOffer(item, tableView.game)}</li>
      ))}
    </ul>
  </div>
)

export const AreaSheet = ({ tableView, area }: { readonly tableView: TableView; readonly area: Area }) => {
  const { view, literal, viewer, game, packet } = tableView
  const { current, future, deck, dry } = literal.boards[area]
  const left = visitsUntilDry(view, AREAS.indexOf(area))
  const refusal = viewer === 'spectator' ? null : packetRow.refuse(view, viewer, { verb: 'name', area })
  return (
    <>
      <article className={`${layout.column} ${inspectorStyles.card} ${areaClass(area)}`}>
        <header className={inspectorStyles.head}>
          <Icon name={areaIcon(area)} />
          <h3>{game.names.areas[area].name}</h3>
        </header>
        <Supply title={packet('supply')} cards={current} tableView={tableView} />
        <Supply title={packet('next-supply')} cards={future} tableView={tableView} />
        <footer className={inspectorStyles.foot}>
          <span>{packet('piles', { deck: deck.length, discard: discardsIn(view, literal, area) })}</span>
          <span>{dry ? packet('closing.is-dry') : packet('visits', { visits: left })}</span>
        </footer>
      </article>
      {refusal !== null && (
        <div className={inspectorStyles.verdict}>
          <p>{whyNot(refusal, tableView)}</p>
        </div>
      )}
    </>
  )
}
