/**
 * The text board: the table as text with a command line, for screen readers and for players who prefer to type.
 * Independent of any game.
 */

import type { TextPlay } from '@quayside/game'
import type { ExtraCommand } from '@quayside/game/outline/extra-commands.ts'
import type { TextOutput } from '@quayside/game/outline/sentences.ts'
import type { TextAction, TextView } from '@quayside/game/outline/text-view.ts'
import { roomSource } from '@quayside/table/page/routing.ts'
import { useSettings } from '@quayside/table/page/settings.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { isCountedTry } from '@quayside/table/session/counted-try.ts'
import { isFreeSandbox, useBaseGame, useTable } from '@quayside/table/session/current-game.ts'
import { LazySounds } from '@quayside/table/sound/lazy-sounds.tsx'
import { useTextBoardTexts, useTextOutput } from '@quayside/table/text/board-texts.ts'
import { type ExtraCommands, useExtraCommands } from '@quayside/table/text/extra-commands.ts'
import { useEnded } from '@quayside/table/tray/game-over-tray.tsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { RulesButton } from '../rules/rules-button.tsx'
import { LazySandboxBanner, LazySandboxLog } from '../sandbox/lazy-sandbox.tsx'
import { GameNotices } from '../shell/components/game-page.tsx'
import shared from '../shell/components/shared.module.css'
import { useCanReplay } from '../shell/end/after-game.tsx'
import { TableMenu } from '../shell/table/table-menu.tsx'
import { goTo } from '../state/routing.ts'
import { Announcements } from './announcements.tsx'
import { CommandLine } from './command-line.tsx'
import { useDialogue } from './dialogue-state.ts'
import { GameOverActions } from './game-over-actions.tsx'
import { useLessonFilter } from './lesson-filter.ts'
import { NewsRegion } from './news-region.tsx'
import { Question } from './question.tsx'
import { RulesAtHand } from './rules-lookup.tsx'
import { useSandboxAnnouncements, useSandboxCommands } from './sandbox-commands.ts'
import { SectionList } from './sections.tsx'
import styles from './text-board.module.css'
import { TopBar } from './top-bar.tsx'

/** Frames are not played back here; the announcements tell what happened. */
const useEverythingAtOnce = (): void => {
  const isComing = useTable(({ queuedFrames }) => queuedFrames.length > 0)
  const showAll = useTable(({ showAll }) => showAll)
  useEffect(() => {
    if (isComing) showAll()
  }, [isComing, showAll])
}

interface TextBoardProps<Command> extends TextPlay<Command> {
  readonly id: string
  readonly game: string
}

/** Hides the question while a command is in flight, and after the players have ended the game. */
const useAvailableView = <Command,>(textView: TextView<Command>, underWay: boolean): TextView<Command> => {
  const { text } = useTextBoardTexts()
  const { tray } = useTexts()
  const ended = useEnded()
  return useMemo(() => {
    if (ended) return { ...textView, question: null, waiting: tray('ended') }
    return underWay ? { ...textView, question: null, waiting: text('under-way') } : textView
  }, [textView, underWay, ended, text, tray])
}

/** Typed commands of the lesson, the sandbox and the game that are not moves. */
const useBoardCommands = <Command,>(
  id: string,
  textView: TextView<Command>,
  own: readonly ExtraCommand[],
  extras: ExtraCommands | null,
  output: TextOutput,
): readonly ExtraCommand[] => {
  const sandboxCommands = useSandboxCommands(output)
  const isOnline = useBaseGame(({ server }) => server !== null)
  const isSandbox = useTable(isFreeSandbox)
  const canReplay = useCanReplay()
  const { text } = output
  return useMemo(() => {
    const replayCommand: ExtraCommand = {
      phrases: text('say.replay'),
      help: text('help.replay'),
      run: () => {
        const position = useTable.getState().currentFrame?.moveNumber ?? null
        goTo({ page: 'replay', source: isOnline ? roomSource(id) : id, position, review: false })
        return []
      },
    }
    return [
      ...(extras?.commands(textView) ?? []),
      ...sandboxCommands,
      ...(isSandbox || extras !== null
        ? []
        : [...own, ...(canReplay && !isCountedTry(id) ? [replayCommand] : [])]),
    ]
  }, [id, textView, own, extras, sandboxCommands, isOnline, isSandbox, canReplay, text])
}

export const TextBoard = <Command,>({
  id,
  game,
  textView: now,
  act,
  extraCommands,
  underWay,
}: TextBoardProps<Command>) => {
  const textView = useAvailableView(useLessonFilter(now), underWay)
  const extras = useExtraCommands()
  const dialogue = useDialogue(
    textView,
    act,
    useBoardCommands(id, textView, extraCommands, extras, useTextOutput()),
  )
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const size = useSettings(({ textSize }) => textSize)
  const at = useTable(({ currentFrame }) => currentFrame?.moveNumber)
  const isSandbox = useTable(isFreeSandbox)
  const hasEnded = useEnded()
  useEverythingAtOnce()
  useSandboxAnnouncements(dialogue.confirm, dialogue.output)
  useEffect(() => field.current?.focus(), [])
  const choose = (action: TextAction<Command>): void => {
    setTyped(dialogue.choose(action) ? '' : action.text)
    field.current?.focus()
  }
  return (
    <div className={styles.board} data-at={at} data-size={size}>
      <LazySandboxBanner />
      <TopBar
        game={textView.game}
        stage={textView.stage}
        menu={
          <>
            <RulesButton game={game} />
            <TableMenu id={id} />
          </>
        }
      />
      <div className={`${shared.deep} ${styles.tray}`}>
        <Question
          textView={textView}
          narrowed={dialogue.narrowed}
          pending={dialogue.pending}
          choose={choose}
        />
        <CommandLine textView={textView} dialogue={dialogue} typed={typed} type={setTyped} field={field} />
      </div>
      <main className={styles.main}>
        {extras?.section(textView)}
        <SectionList
          textView={textView}
          whole={dialogue.whole}
          showWhole={dialogue.showWhole}
          afterwards={textView.ending !== null || hasEnded ? <GameOverActions id={id} /> : null}
        />
        <div className={styles.column}>
          {isSandbox && (
            <div className={styles.section}>
              <LazySandboxLog />
            </div>
          )}
          <Announcements isNews={textView.isLogged} />
        </div>
      </main>
      <NewsRegion
        textView={textView}
        output={dialogue.output}
        reply={dialogue.lastReply}
        isLed={extras !== null}
      />
      <RulesAtHand game={game} typed={typed} rules={dialogue.rules} />
      <GameNotices />
      <LazySounds />
    </div>
  )
}
