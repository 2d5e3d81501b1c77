import { commandWord } from '@quayside/game/outline/parser/lexicon.ts'
import { MAX_ANSWERS } from '@quayside/game/outline/sentences.ts'
import type { SuggestedAction, TextAction, TextView } from '@quayside/game/outline/text-view.ts'
import { SeatClock } from '@quayside/table/clock/seat-clock.tsx'
import { useGame } from '@quayside/table/game-context.tsx'
import { withListKeys } from '@quayside/table/list-keys.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { useTextBoardTexts } from '@quayside/table/text/board-texts.ts'
import { useEffect, useState } from 'react'
import styles from './text-board.module.css'

/** Delay before a thinking bot is announced. */
const THINKING_DELAY_MS = 1200

/** The bot that is thinking, once it takes longer than the delay. */
const Thinking = () => {
  const { tray } = useTexts()
  const { names } = useGame()
  const seat = useTable(({ thinking }) => thinking?.seat ?? null)
  const [slow, setSlow] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(seat), THINKING_DELAY_MS)
    return () => clearTimeout(timer)
  }, [seat])
  return (
    <p className={styles.thinking} role="status">
      {seat !== null && slow === seat ? tray('waiting.thinking', { player: names[seat] ?? '' }) : ''}
    </p>
  )
}

interface AnswersProps<Command> {
  readonly answers: readonly (SuggestedAction<Command> | TextAction<Command>)[]
  readonly pending: TextAction<Command> | null
  readonly choose: (action: TextAction<Command>) => void
}

const Answers = <Command,>({ answers, pending, choose }: AnswersProps<Command>) => {
  const { text } = useTextBoardTexts()
  const { tray } = useTexts()
  const shown = answers.slice(0, MAX_ANSWERS)
  const more = answers.length - shown.length
  return (
    <>
      <ol className={styles.answers} data-ui="answers" aria-label={text('answers')}>
        {withListKeys(shown, (action) => action.text).map(({ key, item: answer }, place) => {
          const suggested = 'suggested' in answer && answer.suggested
          const note = 'note' in answer ? answer.note : ''
          return (
            <li key={key}>
              <button
                type="button"
                aria-pressed={pending?.text === answer.text}
                className={suggested ? styles.suggested : undefined}
                onClick={() => choose(answer)}
              >
                <b>{place + 1}</b>
                <span>
                  {answer.text}
                  {(suggested || note !== '') && (
                    <small>
                      {suggested && <i>{tray('tag.suggested')}</i>} {note}
                    </small>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      {more > 0 && (
        <p className={styles.hint}>
          {text('answers.more', { number: more, word: commandWord('answers', text) })}
        </p>
      )}
    </>
  )
}

interface QuestionProps<Command> {
  readonly textView: TextView<Command>
  readonly narrowed: readonly TextAction<Command>[] | null
  readonly pending: TextAction<Command> | null
  readonly choose: (action: TextAction<Command>) => void
}

/** The question with numbered answers, or the seats that the game waits for. */
export const Question = <Command,>({ textView, narrowed, pending, choose }: QuestionProps<Command>) => {
  const { text } = useTextBoardTexts()
  const { question, waiting, ending, seat, stage } = textView
  return (
    <section className={styles.question} id="tb-answers" tabIndex={-1} aria-labelledby="tb-question">
      <p className={styles.context}>
        {question?.context ?? stage} {seat !== null && <SeatClock seat={seat} />}
      </p>
      <h2 id="tb-question">{ending?.result ?? question?.question ?? waiting}</h2>
      <Thinking />
      {narrowed !== null ? (
        <>
          <p className={styles.hint}>{text('several', { number: narrowed.length })}</p>
          <Answers answers={narrowed} pending={pending} choose={choose} />
        </>
      ) : (
        question !== null && <Answers answers={question.answers} pending={pending} choose={choose} />
      )}
    </section>
  )
}
