/** Beside the name of a seat at a table of a server: whether a bot plays there. */
import { BotGlyph } from './controls/glyphs.tsx'
import { useTexts } from './page/texts.ts'
import styles from './seat-status.module.css'
import { useBaseGame } from './session/current-game.ts'

export const SeatStatus = ({ seat }: { readonly seat: number }) => {
  const { online } = useTexts()
  const isBot = useBaseGame(({ server, seats }) => server !== null && seats[seat]?.bot != null)
  return isBot ? (
    <span
      className={styles.bot}
      data-ui="bot"
      role="img"
      aria-label={online('seat.bot')}
      title={online('seat.bot')}
    >
      <BotGlyph />
    </span>
  ) : null
}
