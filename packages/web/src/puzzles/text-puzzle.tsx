/** A puzzle on the text board: a section before the board, and commands for hints and answers. */
import { type ExtraCommand, firstPhrase } from '@quayside/game/outline/extra-commands.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { type ExtraCommands, ExtraCommandsContext } from '@quayside/table/text/extra-commands.ts'
import { sentence } from '@quayside/texts'
import { lazy, Suspense } from 'react'
import { useText } from '../games.ts'
import { Loading } from '../shell/components/still-screen.tsx'
import { goTo } from '../state/routing.ts'
import textBoard from '../text-board/text-board.module.css'
import { PuzzleBanner } from './puzzle-banner.tsx'
import { PuzzleExplanation } from './puzzle-panel.tsx'
import type { AtPuzzle } from './puzzle-table.ts'
import { usePuzzleTexts } from './puzzle-texts.ts'
import styles from './puzzles.module.css'
import { type Solving, useHints, useMoveTexts, useSolving, useStatus } from './use-solving.ts'

const TextBoard = lazy(async () => ({ default: (await import('../text-board/text-board.tsx')).TextBoard }))

/** The question, how to answer, and the explanation after the answer. */
const Section = (at: AtPuzzle) => {
  const say = usePuzzleTexts()
  const { isOver } = useSolving(at.mode)
  return (
    <section
      className={`${textBoard.section} ${textBoard.lesson} ${styles.text}`}
      data-ui="text-puzzle"
      id="tb-puzzle"
      tabIndex={-1}
      aria-label={say('puzzle')}
    >
      <PuzzleBanner {...at} />
      {isOver ? (
        <PuzzleExplanation />
      ) : (
        <p>
          {say('say.how', {
            answer: firstPhrase(say('say.answer')),
            hint: firstPhrase(say('say.hint')),
            solution: firstPhrase(say('say.give-up')),
          })}
        </p>
      )}
    </section>
  )
}

const useCommands = (at: AtPuzzle): readonly ExtraCommand[] => {
  const say = usePuzzleTexts()
  const { locale } = useSiteTexts()
  const solving: Solving = useSolving(at.mode)
  const status = useStatus()
  const hints = useHints()
  const move = useMoveTexts()
  const punctuate = (sentences: readonly string[]): readonly string[] =>
    sentences.map((one) => sentence(one, locale))
  const shown = hints.flatMap(({ text }) => text ?? [])
  const command = (phrases: string, help: string, run: () => readonly string[]): ExtraCommand => ({
    phrases,
    help,
    run: () => punctuate(run()),
  })
  return [
    command(say('say.answer'), say('help.answer'), () => {
      if (solving.isOver) return [status.title]
      if (solving.chosen === null) return [say('answer.none')]
      const chosen = say('chosen', { move: move(solving.chosen) })
      solving.answer()
      return [chosen]
    }),
    command(say('say.hint'), say('help.hint'), () => {
      const next = hints[shown.length]
      if (!solving.canHint || next === undefined) return shown.length === 0 ? [say('hint.none')] : shown
      solving.hint()
      return [next.price ?? '', next.title]
    }),
    command(say('say.undo'), say('help.undo'), () => {
      solving.undo()
      return [say('undone')]
    }),
    command(say('say.give-up'), say('help.give-up'), () => {
      if (!solving.isOver) solving.giveUp()
      return []
    }),
    command(say('say.next'), say('help.next'), () => {
      if (at.next === null || !solving.isOver) return [status.title, status.text]
      at.next()
      return []
    }),
    command(say('say.leave'), say('help.leave'), () => {
      goTo({ page: 'puzzles', mode: null, detail: null })
      return []
    }),
  ]
}

export const TextPuzzle = ({ game, ...at }: AtPuzzle & { readonly game: string }) => {
  const text = useText(game)
  const commands = useCommands(at)
  const extras: ExtraCommands = { section: () => <Section {...at} />, commands: () => commands }
  return (
    <ExtraCommandsContext value={extras}>
      <Suspense fallback={<Loading />}>
        <text.Play draw={(play) => <TextBoard id="puzzle" game={game} {...play} />} />
      </Suspense>
    </ExtraCommandsContext>
  )
}
