/** When cards were acquired, and the results of their owners. */
import {
  type ExplorerIndex,
  type ItemTally,
  meanBand,
  medianRound,
} from '@quayside/game/explorer/explorer-index.ts'
import controls from '@quayside/table/controls/controls.module.css'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import { useId, useState } from 'react'
import styles from './explorer.module.css'
import { ExplorerNote } from './explorer-note.tsx'
import { useExplorerTexts } from './explorer-texts.ts'
import { explorerNumbers } from './numbers.ts'
import { ShareBand } from './share-band.tsx'

/** Rows shown at first. */
const ROWS_SHOWN = 12

interface ItemsProps {
  readonly index: ExplorerIndex
  /** Owners without whom a card is left out. */
  readonly leastOwners: number
  readonly players: number
  readonly itemText: (item: string) => string
}

export const Items = ({ index, leastOwners, players, itemText }: ItemsProps) => {
  const say = useExplorerTexts()
  const title = useId()
  const [asText, setAsText] = useState(false)
  const [all, setAll] = useState(false)
  const known = index.items.filter(({ compared }) => compared >= leastOwners)
  const shown = all ? known : known.slice(0, ROWS_SHOWN)
  return (
    <section className={`${controls.zone} ${styles.zone}`} aria-labelledby={title} data-ui="items">
      <div className={`${controls.zoneHead} ${styles.head}`}>
        <h2 id={title}>{say('cards')}</h2>
        <p>{say('games.counted', { games: index.games, players })}</p>
        <button
          type="button"
          className={controls.button}
          aria-pressed={asText}
          onClick={() => setAsText(!asText)}
        >
          {say('as-text')}
        </button>
      </div>
      {known.length === 0 ? (
        <p className={styles.line}>{say('too-few')}</p>
      ) : asText ? (
        <ItemSentences items={shown} index={index} itemText={itemText} />
      ) : (
        <ItemTable items={shown} index={index} players={players} itemText={itemText} />
      )}
      {known.length > ROWS_SHOWN && (
        <p className={styles.line}>
          <button type="button" className={controls.button} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say('cards.fewer') : say('cards.all', { cards: known.length })}
          </button>
        </p>
      )}
      <ExplorerNote icon="u-warn">{say('caution')}</ExplorerNote>
    </section>
  )
}

interface ListProps extends Pick<ItemsProps, 'index' | 'itemText'> {
  readonly items: readonly ItemTally[]
}

const ItemTable = ({ items, index, players, itemText }: ListProps & Pick<ItemsProps, 'players'>) => {
  const say = useExplorerTexts()
  const number = explorerNumbers(useSiteTexts().locale)
  const rounds = Math.max(...index.items.map((item) => item.rounds.length))
  return (
    <table className={styles.table}>
      <caption className={pieceStyles.hidden}>{say('cards')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('card')}</th>
          <th scope="col">{say('got')}</th>
          <th scope="col">{say('owned')}</th>
          <th scope="col">{say('owner-wins')}</th>
          <th scope="col">{say('difference')}</th>
          <th scope="col">{say('games')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((tally) => (
          <tr key={tally.item}>
            <th scope="row">{itemText(tally.item)}</th>
            <td data-label={say('got')}>
              <svg
                className={styles.rounds}
                viewBox={`0 0 ${4 * rounds} ${TALL}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path d={barsOf(tally.rounds)} />
              </svg>
              {medianRound(tally.rounds)}
            </td>
            <td data-label={say('owned')}>{number.share(tally.games / index.games)}</td>
            <td data-label={say('owner-wins')}>
              <ShareBand wins={tally.wins} games={tally.owners} players={players} />
            </td>
            <td data-label={say('difference')}>
              <b className={tally.difference < 0 ? styles.bad : styles.good}>
                {number.difference(tally.difference)}
              </b>{' '}
              <em>±{number.points(meanBand({ sd: tally.sd, games: tally.compared }))}</em>
            </td>
            <td data-label={say('games')}>{number.count(tally.games)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const TALL = 22

/** SVG path with one bar per round, scaled to the highest. */
const barsOf = (rounds: readonly number[]): string => {
  const most = Math.max(1, ...rounds)
  return rounds
    .map((count, place) => {
      const height = Math.max(1, (TALL * count) / most).toFixed(1)
      return `M${4 * place} ${TALL}v-${height}h3v${height}z`
    })
    .join('')
}

const ItemSentences = ({ items, index, itemText }: ListProps) => {
  const say = useExplorerTexts()
  const number = explorerNumbers(useSiteTexts().locale)
  return (
    <ul className={styles.sentences}>
      {items.map((tally) => (
        <li key={tally.item}>
          {itemText(tally.item)}
          {say('colon')}
          {say('sentence.card', {
            round: medianRound(tally.rounds) ?? 0,
            share: number.share(tally.games / index.games),
            games: number.count(tally.games),
            wins: number.share(tally.wins / tally.owners),
            difference: number.difference(tally.difference),
            band: number.points(meanBand({ sd: tally.sd, games: tally.compared })),
          })}
        </li>
      ))}
    </ul>
  )
}
