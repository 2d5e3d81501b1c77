/** Share of wins with its confidence interval, compared with the fair share. */
import { shareBand } from '@quayside/game/explorer/explorer-index.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import styles from './explorer.module.css'
import { explorerNumbers } from './numbers.ts'

interface ShareBandProps {
  readonly wins: number
  readonly games: number
  readonly players: number
}

export const ShareBand = ({ wins, games, players }: ShareBandProps) => {
  const number = explorerNumbers(useSiteTexts().locale)
  const [low, high] = shareBand(wins, games)
  // The fair share is at the middle of the scale.
  const place = (share: number): string => `${Math.min(100, Math.max(0, 50 * share * players))}%`
  return (
    <>
      <span className={styles.scale} aria-hidden="true">
        <u />
        <i style={{ left: place(low), right: `calc(100% - ${place(high)})` }} />
        <b style={{ left: place(wins / games) }} />
      </span>
      {number.share(wins / games)} <em>±{number.points(50 * (high - low))}</em>
    </>
  )
}
