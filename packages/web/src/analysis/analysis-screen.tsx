/** The analysis board: a table where the player moves for every seat, with variations and a bot's advice. */
import type { Refusal } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import frameStyles from '@quayside/table/frame.module.css'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSettings } from '@quayside/table/page/settings.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { gameTitle, hasEditor, useDrawnTable } from '../games.ts'
import { ratedRoom, useMyRooms } from '../online/online-store.ts'
import replayStyles from '../replay/replay.module.css'
import { GameRefusal } from '../shell/components/game-refusal-message.tsx'
import { Loading, StillScreen } from '../shell/components/still-screen.tsx'
import { TableMenu } from '../shell/table/table-menu.tsx'
import { goTo, readHash } from '../state/routing.ts'
import styles from './analysis.module.css'
import { type AnalysisBoard, positionLiteral } from './analysis-board.ts'
import { useAnalysisKeys } from './analysis-keys.ts'
import { packPosition } from './analysis-link.ts'
import { useAnalysis, useBoard } from './analysis-store.ts'
import { useAnalysisTexts } from './analysis-texts.ts'
import { BeginPage } from './begin-page.tsx'
import { useBoardTexts } from './board-texts.ts'
import { LAST } from './last-analysis.ts'
import { AnalysisPanel } from './side-panel.tsx'
import { depthOf, following, isOnMainLine, START } from './variation-tree.ts'

interface AnalysisScreenProps {
  readonly source: string | null
  readonly position: number | null
}

export const AnalysisScreen = ({ source, position }: AnalysisScreenProps) =>
  source === null ? <BeginPage /> : <OpenedAnalysis source={source} position={position} />

/** Browsers limit how often the address may change. */
const SYNC_DELAY_MS = 400

/** Writes the current state into the address, so that a reload opens it again. */
const useSyncAddress = (): void => {
  const source = useAnalysis((analysis) => analysis.source)
  const { tree, at } = useBoard()
  const position = source !== LAST && isOnMainLine(tree, at) ? depthOf(tree, at) : null
  useEffect(() => {
    const timer = setTimeout(() => {
      // The player may have left the analysis meanwhile.
      if (readHash().page === 'analysis')
        history.replaceState(null, '', addressOf({ page: 'analysis', source, position }))
    }, SYNC_DELAY_MS)
    return () => clearTimeout(timer)
  }, [source, position])
}

const OpenedAnalysis = ({
  source,
  position,
}: {
  readonly source: string
  readonly position: number | null
}) => {
  const board = useAnalysis((analysis) => analysis.board)
  const refusal = useAnalysis((analysis) => analysis.refusal)
  const hasFrame = useTable(({ currentFrame, isAnalysis }) => isAnalysis && currentFrame !== null)
  useEffect(() => {
    void useAnalysis.getState().open(source, position)
  }, [source, position])
  useEffect(() => () => useAnalysis.getState().close(), [])
  useRatedGame(board?.rules.game ?? null)
  if (refusal !== null) return <AnalysisError refusal={refusal} />
  return board === null || !hasFrame ? <Loading /> : <Analysis />
}

/** Asks for advice again when a rated game begins or ends. */
const useRatedGame = (game: string | null): void => {
  const rooms = useMyRooms()
  const isRated = game !== null && ratedRoom(rooms, game) !== null
  const was = useRef(isRated)
  useEffect(() => {
    if (was.current === isRated) return
    was.current = isRated
    const { isPaused, pause } = useAnalysis.getState()
    pause(isPaused)
  }, [isRated])
}

const AnalysisError = ({ refusal }: { readonly refusal: Refusal }) => {
  const { shell } = useTexts()
  const t = useAnalysisTexts()
  return (
    <StillScreen>
      <h1>{t('analysis')}</h1>
      <p role="alert">
        {refusal.code === 'game-not-over' ? t('under-way') : <GameRefusal refusal={refusal} isOnline />}
      </p>
      <a
        className={`${controls.button} ${controls.primary}`}
        href={addressOf({ page: 'analysis', source: null, position: null })}
      >
        {t('begin')}
      </a>
      <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'home' })}>
        {shell('home')}
      </a>
    </StillScreen>
  )
}

const TextAnalysis = lazy(async () => ({ default: (await import('./text-analysis.tsx')).TextAnalysis }))

const Analysis = () => {
  const texts = useTexts()
  const t = useAnalysisTexts()
  const { rules } = useBoard()
  const isText = useSettings(({ board }) => board === 'text')
  useAnalysisKeys()
  useSyncAddress()
  useEffect(() => {
    document.title = [t('analysis'), gameTitle(rules.game, texts), texts.shell('app')].join(' · ')
  }, [t, texts, rules])
  return <Suspense fallback={<Loading />}>{isText ? <TextAnalysis /> : <DrawnAnalysis />}</Suspense>
}

const DrawnAnalysis = () => {
  const { rules } = useBoard()
  const table = useDrawnTable(rules.game)
  return (
    <table.Table
      actions={<TableMenu id={null} />}
      overrides={{ ribbon: <Heading />, log: <AnalysisPanel /> }}
    />
  )
}

interface StepButtonProps {
  readonly label: string
  readonly icon: string
  readonly isBack?: boolean
  /** Whether it jumps over more than one move. */
  readonly isFar?: boolean
  readonly isOff: boolean
  readonly act: () => void
}

/** Uses aria-disabled, because a disabled button would lose the focus when a keyboard user reaches the end. */
const StepButton = ({ label, icon, isBack = false, isFar = false, isOff, act }: StepButtonProps) => (
  <button
    type="button"
    className={isBack ? `${styles.step} ${styles.back}` : styles.step}
    data-far={isFar || undefined}
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    onClick={act}
  >
    <Icon name={icon} />
  </button>
)

const edit = async (board: AnalysisBoard): Promise<void> => {
  const source = await packPosition(positionLiteral(board))
  goTo({ page: 'editor', game: board.rules.game, source, position: null })
}

/** Replaces the turn ribbon: the current move number, and buttons to step. */
const Heading = () => {
  const t = useAnalysisTexts()
  const texts = useBoardTexts()
  const board = useBoard()
  const { back, forward, toStart, toEnd } = useAnalysis()
  const { tree, at } = board
  const question = texts.question(board) ?? t('about.over')
  const isEnd = following(tree, at) === null
  return (
    <div className={`${replayStyles.heading} ${styles.heading}`} data-ui="analysis-heading">
      <span className={`${frameStyles.tag} ${frameStyles.on}`}>{t('analysis')}</span>
      <div className={styles.steps}>
        <StepButton label={t('first')} icon="u-ff" isBack isFar isOff={at === START} act={toStart} />
        <StepButton label={t('back')} icon="u-stepb" isOff={at === START} act={back} />
        <StepButton label={t('forward')} icon="u-stepf" isOff={isEnd} act={forward} />
        <StepButton label={t('last')} icon="u-ff" isFar isOff={isEnd} act={toEnd} />
      </div>
      <p title={question}>{t('about', { moves: depthOf(tree, at), question })}</p>
      <span className={frameStyles.grow} />
      {hasEditor(board.rules.game) && (
        <button type="button" className={replayStyles.back} onClick={() => void edit(board)}>
          <Icon name="u-filter" />
          {t('change')}
        </button>
      )}
    </div>
  )
}
