/** The table as a text: for whoever does not see it, and for whoever would rather write. It knows no game. */

import type { TextPlay } from '@quayside/game'
import type { ExtraCommand } from '@quayside/game/outline/extra-commands.ts'
import type { TextOutput } from '@quayside/game/outline/sentences.ts'
import type { TextAction, TextView } from '@quayside/game/outline/text-view.ts'
import { roomSource } from '@quayside/table/page/routing.ts'
import { useSettings } from '@quayside/table/page/settings.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useBaseGame, useTable } from '@quayside/table/session/current-game.ts'
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
import { useConversation } from './dialogue-state.ts'
import { GameOverActions } from './game-over-actions.tsx'
import { useLessonFilter } from './lesson-filter.ts'
import { NewsRegion } from './news-region.tsx'
import { Question } from './question.tsx'
import { RulesAtHand } from './rules-lookup.tsx'
import { useSandboxAnnouncements, useSandboxCommands } from './sandbox-commands.ts'
import { Situation } from './sections.tsx'
import styles from './text-board.module.css'
import { TopBar } from './top-bar.tsx'

/** Nothing is shown step by step here: what happened stands in the announcements. */
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

/** Nothing is asked while something is under way, nor after the people have ended the game. */
const useTold = <Command,>(telling: TextView<Command>, underWay: boolean): TextView<Command> => {
  const { text } = useTextBoardTexts()
  const { tray } = useTexts()
  const ended = useEnded()
  return useMemo(() => {
    if (ended) return { ...telling, question: null, waiting: tray('ended') }
    return underWay ? { ...telling, question: null, waiting: text('under-way') } : telling
  }, [telling, underWay, ended, text, tray])
}

/** Everything beside the game that understands words. */
const useBoardCommands = <Command,>(
  id: string,
  telling: TextView<Command>,
  own: readonly ExtraCommand[],
  beside: ExtraCommands | null,
  voice: TextOutput,
): readonly ExtraCommand[] => {
  const rehearsal = useSandboxCommands(voice)
  const isOnline = useBaseGame(({ server }) => server !== null)
  const isRehearsal = useTable(({ sandboxSeat }) => sandboxSeat !== null)
  const canReplay = useCanReplay()
  const { text } = voice
  return useMemo(() => {
    const lookBack: ExtraCommand = {
      phrases: text('say.look-back'),
      help: text('help.look-back'),
      run: () => {
        const position = useTable.getState().currentFrame?.moveNumber ?? null
        goTo({ page: 'replay', source: isOnline ? roomSource(id) : id, position, review: false })
        return []
      },
    }
    return [
      ...(beside?.commands(telling) ?? []),
      ...rehearsal,
      ...(isRehearsal || beside !== null ? [] : [...own, ...(canReplay ? [lookBack] : [])]),
    ]
  }, [id, telling, own, beside, rehearsal, isOnline, isRehearsal, canReplay, text])
}

export const TextBoard = <Command,>({
  id,
  game,
  textView: now,
  act,
  extraCommands,
  underWay,
}: TextBoardProps<Command>) => {
  const telling = useTold(useLessonFilter(now), underWay)
  const beside = useExtraCommands()
  const talk = useConversation(
    telling,
    act,
    useBoardCommands(id, telling, extraCommands, beside, useTextOutput()),
  )
  const [typed, type] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const size = useSettings(({ textSize }) => textSize)
  const at = useTable(({ currentFrame }) => currentFrame?.moveNumber)
  const isRehearsal = useTable(({ sandboxSeat }) => sandboxSeat !== null)
  useEverythingAtOnce()
  useSandboxAnnouncements(talk.say, talk.voice)
  useEffect(() => field.current?.focus(), [])
  const choose = (deed: TextAction<Command>): void => {
    type(talk.choose(deed) ? '' : deed.text)
    field.current?.focus()
  }
  return (
    <div className={styles.board} data-at={at} data-size={size}>
      <LazySandboxBanner />
      <TopBar
        game={telling.game}
        stage={telling.stage}
        menu={
          <>
            <RulesButton game={game} />
            <TableMenu id={id} />
          </>
        }
      />
      <main className={styles.main}>
        {beside?.section(telling)}
        <Situation
          telling={telling}
          whole={talk.whole}
          showWhole={talk.showWhole}
          afterwards={<GameOverActions id={id} />}
        />
        <div className={styles.column}>
          {isRehearsal && (
            <div className={styles.section}>
              <LazySandboxLog />
            </div>
          )}
          <Announcements isNews={telling.isLogged} />
        </div>
      </main>
      <div className={`${shared.deep} ${styles.tray}`}>
        <Question telling={telling} narrowed={talk.narrowed} pending={talk.pending} choose={choose} />
        <CommandLine telling={telling} talk={talk} typed={typed} type={type} field={field} />
      </div>
      <NewsRegion telling={telling} voice={talk.voice} isLed={beside !== null} />
      <RulesAtHand game={game} typed={typed} rules={talk.rules} />
      <GameNotices />
      <LazySounds />
    </div>
  )
}
