import layout from '@quayside/table/styles/layout.module.css'
import { currentRound, harvestOf, phaseOf, stock } from '../../queries/index.ts'
import { GOODS, type GoodName } from '../../rules/index.ts'
import { BoardItemButton } from '../board-item-button.tsx'
import cardStyles from '../harbour/cards.module.css'
import { Icon } from '../icons/icon.tsx'
import { usePicked } from '../state/choices.ts'
import { useChanges } from '../state/playback.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import styles from './own-area.module.css'

interface CellProps {
  readonly good: GoodName
  readonly held: number
  readonly seat: number
  readonly upgraded: boolean
  /** Change by the option that is chosen in the tray. */
  readonly picked: number
  /** Gain by the harvest at the end of this round. */
  readonly harvest: number
  readonly changed: boolean
}

const Cell = ({ good, held, seat, upgraded, picked, harvest, changed }: CellProps) => {
  const { board, game } = useGameTexts()
  const zero = held === 0 && picked === 0 ? ` ${styles.zero}` : ''
  const pays = picked < 0 ? ` ${styles.paid}` : ''
  return (
    <BoardItemButton
      item={{ kind: 'token', token: good }}
      place={`stock-${seat}-${good}`}
      className={`${layout.column} ${styles.good} ${upgraded ? styles.upgraded : ''} ${zero} ${pays} ${changed ? cardStyles.changed : ''}`}
      sentence={board('mine.good', {
        goods: game.count(good, held),
        picked,
        harvest,
      })}
    >
      <Icon name={`g-${good}`} />
      <b>{held}</b>
      {picked < 0 && <span className={styles.minus}>−{-picked}</span>}
      {picked > 0 && <span className={styles.plus}>+{picked}</span>}
      {picked === 0 && harvest > 0 && (
        <span className={styles.harvest}>
          {harvest > 1 && `+${harvest}`}
          <Icon name="m-harvest" />
        </span>
      )}
    </BoardItemButton>
  )
}

const STANDARD_GOODS = GOODS.length / 2

/** The goods grid: each upgraded good above its standard side. */
export const Goods = ({ tableView: { view, me } }: { readonly tableView: TableView }) => {
  const picked = usePicked()
  const changes = useChanges().tokens
  const phase = phaseOf(view)
  const grows = (phase === 'turns' || phase === 'interest') && currentRound(view)?.harvest === true
  const harvest = new Map(grows ? harvestOf(view, me).map(({ token, amount }) => [token, amount]) : [])
  const cell = (token: number, upgraded: boolean) => {
    const good = GOODS[token]
    return good === undefined ? null : (
      <Cell
        good={good}
        held={stock(view, me, token)}
        seat={me}
        upgraded={upgraded}
        picked={picked.get(token) ?? 0}
        harvest={harvest.get(token) ?? 0}
        changed={changes.has(token)}
      />
    )
  }
  return (
    <div data-ui="own-goods">
      <div className={styles.goods}>
        {GOODS.slice(0, STANDARD_GOODS).map((good, token) => (
          <div key={good} className={styles.pair}>
            {cell(token + STANDARD_GOODS, true)}
            {cell(token, false)}
          </div>
        ))}
      </div>
    </div>
  )
}
