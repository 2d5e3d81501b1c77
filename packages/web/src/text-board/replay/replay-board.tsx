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
import shared from '../../shell/components/shared.module.css'
import { CommandLine } from '../command-line.tsx'
import { type Conversation, useConversation } from '../dialogue-state.ts'
import { RulesAtHand } from '../rules-lookup.tsx'
import { Situation } from '../sections.tsx'
import styles from '../text-board.module.css'
import { TopBar } from '../top-bar.tsx'
import { useReplayCommands } from './replay-commands.ts'
import { type ReplaySentences, useReplaySentences } from './replay-sentences.ts'

const NOTHING = (): readonly never[] => []

/** A replay has no actions. */
const useOver = <Command,>(telling: TextView<Command>): TextView<Command> => {
  const spoken = useReplayTexts()
  const people = usePeople()
  const { views } = useReplayGame()
  const at = useReplay((replay) => replay.moveNumber)
  return useMemo(
    () => ({
      ...telling,
      seat: null,
      asked: null,
      waiting: spoken.when(views[at], people),
      deeds: NOTHING,
      attempts: NOTHING,
      read: () => null,
    }),
    [telling, spoken, people, views, at],
  )
}

/** Announces the position after every jump; after one step, the events come first. */
const useWhereSaid = <Command,>(
  { say }: Conversation<Command>,
  told: ReplaySentences,
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
    const said = isStep ? [...told.events(at), ...told.where(at)] : [...told.where(at), ...told.events(at)]
    say([...new Set(said)])
  }, [at, told, say, before])
}

/** Reads the first sentences of a finished review. */
const useReviewSaid = <Command,>({ say, voice }: Conversation<Command>, told: ReplaySentences): void => {
  const review = useReplay((replay) => replay.review)
  const failed = useReplay((replay) => replay.reviewFailed)
  const { text } = voice
  const said = useRef(review)
  useEffect(() => {
    if (said.current === review) return
    said.current = review
    if (review !== null)
      say([text('past.review.there', { number: review.turningPoints.length }), ...told.totals(review)])
  }, [review, say, text, told])
  useEffect(() => {
    if (failed) say([text('past.review.failed')])
  }, [failed, say, text])
}

/** Arrow keys while the input is empty. */
const KEYS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
])

interface PastBoardProps<Command> {
  /** The saved game; null for a replay from a link. */
  readonly table: Route | null
  readonly actions: ReactNode
  readonly game: string
  readonly telling: TextView<Command>
}

export const ReplayBoard = <Command,>({
  game,
  telling: now,
  table,
  actions,
}: PastBoardProps<Command>): ReactNode => {
  const telling = useOver(now)
  const voice = useTextOutput()
  const { replay } = useTexts()
  const told = useReplaySentences(voice)
  const before = useRef(0)
  const orders = useReplayCommands(voice, told, table, before)
  const talk = useConversation(telling, () => undefined, orders)
  useWhereSaid(talk, told, before)
  useReviewSaid(talk, told)
  const [typed, type] = useState('')
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
        game={telling.game}
        stage={sentence(telling.stage, voice.locale)}
        menu={actions}
        called={{ answers: replay('replay'), announcements: replay('moves') }}
      />
      <main className={styles.main}>
        <Situation telling={telling} whole={talk.whole} showWhole={talk.showWhole} afterwards={null} />
        <div className={`${styles.section} ${styles.pastSide}`} id="tb-announcements" tabIndex={-1}>
          <ReplayHeader table={table} />
          <ReplayPanel />
        </div>
      </main>
      <div className={`${shared.deep} ${styles.tray}`}>
        <ReplayTray />
        <CommandLine
          telling={telling}
          talk={talk}
          typed={typed}
          type={type}
          field={field}
          onEmpty={onEmpty}
        />
      </div>
      <RulesAtHand game={game} typed={typed} rules={talk.rules} />
    </div>
  )
}

/** The tray of a replay: move number, playback controls and jumps. */
const ReplayTray = () => {
  const words = useTexts()
  const spoken = useReplayTexts()
  const people = usePeople()
  const { steps, views } = useReplayGame()
  const at = useReplay((replay) => replay.moveNumber)
  return (
    <section
      className={`${styles.question} ${replayStyles.tray} ${styles.past}`}
      data-ui="replay-tray"
      id="tb-answers"
      tabIndex={-1}
      aria-labelledby="tb-question"
    >
      <p className={styles.context}>{moveNumberText(at, steps.length, words)}</p>
      <h2 id="tb-question">{spoken.when(views[at], people)}</h2>
      <PlaybackControls />
      <JumpMenu />
      <div className={`${trayStyles.actions} ${styles.go}`}>
        <PlayFromHereButton
          position={at}
          label={words.replay('retry')}
          className={`${trayStyles.button} ${trayStyles.primary}`}
        />
        <MoveLink />
        <CompareButton />
      </div>
    </section>
  )
}
