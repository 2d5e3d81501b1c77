/** The text board of a replay: the position at any move, the moves, and a bot's review. */

import type { TextView } from '@quayside/game/outline/text-view.ts'
import type { Route } from '@quayside/table/page/routing.ts'
import { useSettings } from '@quayside/table/page/settings.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTextOutput } from '@quayside/table/text/board-texts.ts'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { sentence } from '@quayside/texts'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { JumpMenu } from '../../replay/jump-menu.tsx'
import { MoveLink } from '../../replay/move-link.tsx'
import { PlayFromHereButton } from '../../replay/play-from-here.tsx'
import { PlaybackControls } from '../../replay/playback-controls.tsx'
import replayStyles from '../../replay/replay.module.css'
import { ReplayHeader, ReplayPanel } from '../../replay/replay-panel.tsx'
import { usePeople, useReplay, useReplayGame } from '../../replay/replay-store.ts'
import { moveNumberText, useReplayTexts } from '../../replay/replay-texts.ts'
import { CompareButton } from '../../replay/replay-tray.tsx'
import { WholeReviewPanel } from '../../replay/review-panel.tsx'
import shared from '../../shell/components/shared.module.css'
import { CommandLine } from '../command-line.tsx'
import { type Dialogue, useDialogue } from '../dialogue-state.ts'
import { RulesAtHand } from '../rules-lookup.tsx'
import { SectionList } from '../sections.tsx'
import styles from '../text-board.module.css'
import { TopBar } from '../top-bar.tsx'
import { useReplayCommands } from './replay-commands.ts'
import { type ReplaySentences, useReplaySentences } from './replay-sentences.ts'

const NOTHING = (): readonly never[] => []

/** A replay has no actions. */
const useWithoutActions = <Command,>(textView: TextView<Command>): TextView<Command> => {
  const texts = useReplayTexts()
  const people = usePeople()
  const { views } = useReplayGame()
  const at = useReplay((replay) => replay.moveNumber)
  return useMemo(
    (): TextView<Command> => ({
      ...textView,
      seat: null,
      question: null,
      waiting: texts.when(views[at], people),
      actions: NOTHING,
      refusedActions: NOTHING,
      read: () => null,
    }),
    [textView, texts, people, views, at],
  )
}

/** Announces the position after every jump; after one step, the events come first. */
const useMoveAnnounced = <Command,>(
  { say }: Dialogue<Command>,
  sentences: ReplaySentences,
  before: RefObject<number>,
): void => {
  const at = useReplay((replay) => replay.moveNumber)
  const last = useRef<number | null>(null)
  useEffect(() => {
    if (last.current === at) return
    const from = last.current
    before.current = from ?? at
    last.current = at
    const isStep = from !== null && at === from + 1
    const lines = isStep
      ? [...sentences.events(at), ...sentences.where(at)]
      : [...sentences.where(at), ...sentences.events(at)]
    say([...new Set(lines)])
  }, [at, sentences, say, before])
}

/** Reads the first sentences of a finished review. */
const useReviewAnnounced = <Command,>(
  { say, output }: Dialogue<Command>,
  sentences: ReplaySentences,
): void => {
  const review = useReplay((replay) => replay.review)
  const isRunning = useReplay((replay) => replay.reviewing !== null)
  const failed = useReplay((replay) => replay.reviewFailed)
  const { text } = output
  const announced = useRef(review)
  useEffect(() => {
    // Each finding of a running review changes it.
    if (isRunning || announced.current === review) return
    announced.current = review
    if (review !== null)
      say([text('replay.review.there', { number: review.turningPoints.length }), ...sentences.totals(review)])
  }, [review, isRunning, say, text, sentences])
  useEffect(() => {
    if (failed) say([text('replay.review.failed')])
  }, [failed, say, text])
}

/** Arrow keys while the input is empty. */
const KEYS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
])

interface ReplayBoardProps<Command> {
  /** The saved game; null for a replay from a link. */
  readonly table: Route | null
  readonly actions: ReactNode
  readonly game: string
  readonly textView: TextView<Command>
}

export const ReplayBoard = <Command,>({
  game,
  textView: now,
  table,
  actions,
}: ReplayBoardProps<Command>): ReactNode => {
  const textView = useWithoutActions(now)
  const output = useTextOutput()
  const { replay } = useTexts()
  const sentences = useReplaySentences(output)
  const before = useRef(0)
  const commands = useReplayCommands(output, sentences, table, before)
  const dialogue = useDialogue(textView, () => undefined, commands)
  useMoveAnnounced(dialogue, sentences, before)
  useReviewAnnounced(dialogue, sentences)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const size = useSettings(({ textSize }) => textSize)
  const at = useReplay((replay) => replay.moveNumber)
  useEffect(() => field.current?.focus(), [])
  const onEmpty = (key: string): boolean => {
    const by = KEYS.get(key)
    if (by !== undefined) useReplay.getState().go(at + by)
    return by !== undefined
  }
  return (
    <div className={styles.board} data-at={at} data-size={size}>
      <TopBar
        game={textView.game}
        stage={sentence(textView.stage, output.locale)}
        menu={actions}
        called={{ answers: replay('replay'), announcements: replay('moves') }}
      />
      <div className={`${shared.deep} ${styles.tray}`}>
        <ReplayTray />
        <CommandLine
          textView={textView}
          dialogue={dialogue}
          typed={typed}
          type={setTyped}
          field={field}
          onEmpty={onEmpty}
        />
      </div>
      <main className={styles.main}>
        <SectionList
          textView={textView}
          whole={dialogue.whole}
          showWhole={dialogue.showWhole}
          afterwards={null}
        />
        <div className={`${styles.section} ${styles.replaySide}`} id="tb-announcements" tabIndex={-1}>
          <ReplayHeader table={table} />
          <ReplayPanel>
            <WholeReviewPanel />
          </ReplayPanel>
        </div>
      </main>
      <RulesAtHand game={game} typed={typed} rules={dialogue.rules} />
    </div>
  )
}

/** The tray of a replay: move number, playback controls and jumps. */
const ReplayTray = () => {
  const tableTexts = useTexts()
  const texts = useReplayTexts()
  const people = usePeople()
  const { steps, views } = useReplayGame()
  const at = useReplay((replay) => replay.moveNumber)
  return (
    <section
      className={`${styles.question} ${replayStyles.tray} ${styles.replay}`}
      data-ui="replay-tray"
      id="tb-answers"
      tabIndex={-1}
      aria-labelledby="tb-question"
    >
      <p className={styles.context}>{moveNumberText(at, steps.length, tableTexts)}</p>
      <h2 id="tb-question">{texts.when(views[at], people)}</h2>
      <PlaybackControls />
      <JumpMenu />
      <div className={`${trayStyles.actions} ${styles.go}`}>
        <PlayFromHereButton
          position={at}
          label={tableTexts.replay('retry')}
          className={`${trayStyles.button} ${trayStyles.primary}`}
        />
        <MoveLink />
        <CompareButton />
      </div>
    </section>
  )
}
