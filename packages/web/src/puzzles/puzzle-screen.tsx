/** The solving screen: a puzzle on the drawn table or the text board of its game. Nothing of it is saved as a game. */
import controls from '@quayside/table/controls/controls.module.css'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSettings } from '@quayside/table/page/settings.ts'
import { type TableTexts, useTexts } from '@quayside/table/page/texts.ts'
import { hideSandbox, useTable } from '@quayside/table/session/current-game.ts'
import { SlotsContext } from '@quayside/table/table-slots.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { rulesOf } from '../backend/game-registry.ts'
import { games, useDrawnTable } from '../games.ts'
import { useOnline } from '../online/online-store.ts'
import { GameNotices } from '../shell/components/game-page.tsx'
import { Loading, StillScreen } from '../shell/components/still-screen.tsx'
import { TableMenu } from '../shell/table/table-menu.tsx'
import { PuzzleBanner } from './puzzle-banner.tsx'
import {
  chooseAtLevel,
  chooseForStreak,
  type Listed,
  type PuzzleSelection,
  puzzleOfDay,
} from './puzzle-choice.ts'
import { loadPuzzle, loadTraining, type PuzzleLibrary, usePuzzleLibrary } from './puzzle-library.ts'
import { PuzzlePanel } from './puzzle-panel.tsx'
import { dueAgain, today, usePuzzleProgress, weakestTheme } from './puzzle-progress.ts'
import { closePuzzle, openPuzzle, usePuzzleSession } from './puzzle-session.ts'
import { useStreak } from './puzzle-streak.ts'
import { type AtPuzzle, showOnTable } from './puzzle-table.ts'
import { usePuzzleTexts } from './puzzle-texts.ts'
import { useSendAnswers } from './server-answers.ts'

const TextPuzzle = lazy(async () => ({ default: (await import('./text-puzzle.tsx')).TextPuzzle }))

interface PuzzleScreenProps {
  /** A mode, or a game's id; then `detail` is the puzzle's id. */
  readonly mode: string
  /** For training a theme, as `game.theme`. */
  readonly detail: string | null
}

/** The next puzzle; null where there is none. */
const choose = (
  { all }: PuzzleLibrary,
  training: readonly Listed[],
  { mode, detail }: PuzzleScreenProps,
): Listed | null => {
  const progress = usePuzzleProgress.getState()
  const selection: PuzzleSelection = {
    all:
      detail === null ? training : training.filter(({ themes }) => themes.includes(detail.replace('.', '/'))),
    rating: progress.player.rating,
    seen: new Set(progress.answers.map(({ key }) => key)),
    weakest: detail === null ? weakestTheme(progress, games.ids) : null,
    chance: Math.random,
  }
  switch (mode) {
    case 'day':
      return puzzleOfDay(all, today())
    case 'training':
      return chooseAtLevel(selection)
    case 'streak':
      return chooseForStreak(selection, useStreak.getState().solved)
    case 'again': {
      const [due] = dueAgain(progress, today())
      return all.find(({ key }) => key === due) ?? null
    }
    default:
      return all.find(({ key }) => key === `${mode}/${detail}`) ?? null
  }
}

/** Opens a puzzle and closes it when the page is left. */
const useOpened = (entry: Listed | null, texts: TableTexts): 'opening' | 'open' | 'failed' => {
  const [failed, setFailed] = useState<Listed | null>(null)
  const isOpen = usePuzzleSession(({ open }) => open?.entry === entry)
  useEffect(() => {
    if (entry === null) return
    let left = false
    const begin = async (): Promise<void> => {
      const [puzzle, rules] = await Promise.all([loadPuzzle(entry), rulesOf(entry.game)])
      const view = puzzle === null || !rules.ok ? null : rules.value.position.read(puzzle.position)
      if (left) return
      if (puzzle === null || !rules.ok || view === null || !view.ok) return setFailed(entry)
      const open = { entry, puzzle, rules: rules.value, view: view.value }
      openPuzzle(open)
      showOnTable(open, texts)
    }
    begin().catch(() => setFailed(entry))
    return () => {
      left = true
      closePuzzle()
      hideSandbox()
    }
  }, [entry, texts])
  if (entry === null || failed === entry) return 'failed'
  return isOpen ? 'open' : 'opening'
}

/** The puzzles of the library, until a server has sent the ratings of its players. */
const useTraining = ({ all }: PuzzleLibrary): readonly Listed[] => {
  const isAvailable = useOnline((online) => online.isAvailable)
  const [training, setTraining] = useState(all)
  useEffect(() => {
    if (isAvailable !== true) return
    void loadTraining().then(setTraining)
  }, [isAvailable])
  return training
}

export const PuzzleScreen = (props: PuzzleScreenProps) => {
  const library = usePuzzleLibrary()
  const training = useTraining(library)
  useSendAnswers()
  const [entry, setEntry] = useState(() => choose(library, training, props))
  const next = (): void => setEntry(choose(library, training, props))
  const hasNext = ['training', 'streak', 'again'].includes(props.mode)
  return entry === null ? (
    <NoPuzzle mode={props.mode} />
  ) : (
    <Opened entry={entry} mode={props.mode} next={hasNext ? next : null} />
  )
}

const Opened = ({ entry, ...at }: AtPuzzle & { readonly entry: Listed }) => {
  const state = useOpened(entry, useTexts())
  const isShown = useTable(({ currentFrame }) => currentFrame !== null)
  const board = useSettings((settings) => settings.board)
  if (state === 'failed') return <NoPuzzle mode={at.mode} />
  if (state === 'opening' || !isShown) return <Loading />
  return board === 'text' ? (
    <Suspense fallback={<Loading />}>
      <TextPuzzle game={entry.game} {...at} />
    </Suspense>
  ) : (
    <Drawn game={entry.game} {...at} />
  )
}

const Drawn = ({ game, ...at }: AtPuzzle & { readonly game: string }) => {
  const { Table } = useDrawnTable(game)
  return (
    <SlotsContext value={{ banner: <PuzzleBanner {...at} />, branch: <PuzzlePanel /> }}>
      <Table actions={<TableMenu id={null} />} />
      <GameNotices />
    </SlotsContext>
  )
}

/** Shown if there is no puzzle: none is due, or it could not be loaded. */
const NoPuzzle = ({ mode }: { readonly mode: string }) => {
  const say = usePuzzleTexts()
  return (
    <StillScreen>
      <h1>{say('title')}</h1>
      <p role="status">{say(mode === 'again' ? 'again.none' : 'none')}</p>
      <a
        className={`${controls.button} ${controls.primary}`}
        href={addressOf({ page: 'puzzles', mode: null, detail: null })}
      >
        {say('all')}
      </a>
    </StillScreen>
  )
}
