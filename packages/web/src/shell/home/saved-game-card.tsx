import controls from '@quayside/table/controls/controls.module.css'
import { BinGlyph, SaveGlyph } from '@quayside/table/controls/glyphs.tsx'
import { dayText } from '@quayside/table/format.ts'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { type SiteTexts, useTexts } from '@quayside/table/page/texts.ts'
import { seatName, withSeatNumbers } from '@quayside/table/seat-names.ts'
import { joinParts } from '@quayside/texts'
import type { SavedGame } from '../../backend/saved-games.ts'
import { gameTitle } from '../../games.ts'
import { FIRST_GAME, progressKey, useLessonProgress } from '../../lessons/lesson-progress.ts'
import { isTurnOfPerson, useSavedGames } from '../../state/saved-games-store.ts'
import { fileName, gameText, saveFile } from '../components/export-game.tsx'
import { GamePicture } from '../components/game-picture.tsx'
import styles from './home.module.css'
import { standingText, useHomeTexts } from './home-texts.ts'
import { useSituation } from './situation.ts'

/** "You" for the only person; several people on one screen are named. */
const turnText = ({ over, waits, seats }: SavedGame, texts: SiteTexts): string => {
  if (over) return texts.shell('game.over')
  const people = seats.filter(({ bot }) => bot === null).length
  const next = waits.find((seat) => seats[seat]?.bot === null) ?? waits[0]
  if (next === undefined) return ''
  return people === 1 && seats[next]?.bot === null
    ? texts.shell('game.your-turn')
    : texts.shell('game.turn-of', { player: seatName(seats, next, texts) })
}

/** Only some games know their last round in advance. */
const stageText = ({ stage }: SavedGame, texts: SiteTexts): string =>
  stage.rounds === 0
    ? texts.shell('game.round', { round: stage.round })
    : texts.shell('game.stage', { ...stage })

interface SavedGameCardProps {
  readonly game: SavedGame
  /** Whether to show buttons to save and delete it. */
  readonly tools: boolean
}

export const SavedGameCard = ({ game, tools }: SavedGameCardProps) => {
  const texts = useTexts()
  const say = useHomeTexts()
  const situation = useSituation(game, texts)
  const { remove } = useSavedGames()
  const turn = isTurnOfPerson(game) && !game.over
  const key = progressKey(game.game, FIRST_GAME)
  const isFirst = useLessonProgress(({ lessons }) => lessons[key]?.id === game.id)
  const title = gameTitle(game.game, texts)
  const isAlone = game.seats.filter(({ bot }) => bot === null).length === 1
  const nameOf = (seat: number): string =>
    isAlone && game.seats[seat]?.bot === null ? texts.online('seat.me') : seatName(game.seats, seat, texts)
  const players = withSeatNumbers(game.seats).map(({ seat }) => nameOf(seat))
  const accessibleName = joinParts(
    [
      texts.shell('game.continue', { game: title }),
      turnText(game, texts),
      texts.common.list(players, 'and'),
      stageText(game, texts),
      situation?.question ?? '',
    ].filter((part) => part !== ''),
    texts.locale,
  )
  const save = async (): Promise<void> => {
    const text = await gameText(game.id)
    if (text !== null) saveFile(fileName(game.id, text), text)
  }
  return (
    <li data-ui="game" className={turn ? `${styles.game} ${styles.turn}` : styles.game}>
      <a
        // The first game after a lesson opens with its notes.
        href={addressOf(
          isFirst ? { page: 'lesson', game: game.game, name: FIRST_GAME } : { page: 'table', id: game.id },
        )}
        aria-label={accessibleName}
      >
        <GamePicture game={game.game} />
        <span className={styles.gameText}>
          <span className={styles.gameTitle}>
            <b>{title}</b> <em>{stageText(game, texts)}</em>
          </span>
          <span className={styles.players}>
            {withSeatNumbers(game.seats).map(({ seat }) => (
              <span key={seat} className={game.waits.includes(seat) ? styles.next : ''}>
                <SeatShape seat={seat} />
                {nameOf(seat)}
              </span>
            ))}
          </span>
          {situation !== null && (
            <span className={styles.situation}>
              {situation.question !== null && <b title={situation.question}>{situation.question}</b>}
              {situation.standing !== null && standingText(situation.standing, say)}
            </span>
          )}
          {tools && (
            <span className={controls.quiet}>
              {texts.shell('game.changed', { date: dayText(game.changed, texts) })}
            </span>
          )}
        </span>
        <span className={styles.badge}>{turnText(game, texts)}</span>
        <Progress game={game} />
      </a>
      {tools && (
        <div className={styles.gameTools}>
          <button
            type="button"
            className={controls.iconButton}
            aria-label={texts.shell('game.export')}
            title={texts.shell('game.export')}
            onClick={() => void save()}
          >
            <SaveGlyph />
          </button>
          <button
            type="button"
            className={controls.iconButton}
            aria-label={texts.shell('game.delete')}
            title={texts.shell('game.delete')}
            onClick={() => void remove(game)}
          >
            <BinGlyph />
          </button>
        </div>
      )}
    </li>
  )
}

const Progress = ({ game: { over, stage } }: { readonly game: SavedGame }) => {
  if (stage.rounds === 0) return null
  const share = over ? 1 : Math.max(0, stage.round - 1) / Math.max(1, stage.rounds)
  return (
    <span className={styles.progress} aria-hidden="true">
      <span style={{ width: `${share * 100}%` }} />
    </span>
  )
}
