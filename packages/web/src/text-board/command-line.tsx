import { firstPhrase } from '@quayside/game/outline/extra-commands.ts'
import { completions } from '@quayside/game/outline/parser/completions.ts'
import { commandWord } from '@quayside/game/outline/parser/lexicon.ts'
import type { TextView } from '@quayside/game/outline/text-view.ts'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import { useTextBoardTexts } from '@quayside/table/text/board-texts.ts'
import { Fragment, type KeyboardEvent, type RefObject, useId, useMemo, useState } from 'react'
import type { Dialogue } from './dialogue-state.ts'
import styles from './text-board.module.css'

/** History of the input, the latest last. */
interface InputHistory {
  readonly lines: readonly string[]
  /** Index of the recalled line; beyond the end for none. */
  readonly place: number
}

const SHOWN_COMMANDS = ['undo', 'repeat', 'news', 'help'] as const

/** The phrases of extra commands that fit into the hint. */
const MAX_EXTRA_PHRASES = 4

interface KeysProps<Command> {
  readonly textView: TextView<Command>
  readonly dialogue: Dialogue<Command>
}

const Keys = <Command,>({ textView, dialogue: { extraCommands } }: KeysProps<Command>) => {
  const { text } = useTextBoardTexts()
  const isPlayer = textView.seat !== null
  const closedLine = textView.sections.flatMap(({ lines }) => lines).find(({ mark }) => mark === 'closed')
  const name = isPlayer ? closedLine?.text.split(/[:：]/, 1)[0]?.trim() : undefined
  const examples = isPlayer
    ? SHOWN_COMMANDS.map((command) => commandWord(command, text))
    : [
        ...extraCommands.slice(0, MAX_EXTRA_PHRASES).map(({ phrases }) => firstPhrase(phrases)),
        commandWord('help', text),
      ]
  return (
    <p className={styles.keys}>
      {isPlayer && (
        <>
          <kbd>1 2 3</kbd> {text('keys.choose')}{' '}
        </>
      )}
      <kbd>{textView.sections.map(({ key }) => key).join(' ')}</kbd> {text('keys.read')}{' '}
      {name !== undefined && <kbd>{text('keys.why', { thing: name })}</kbd>}{' '}
      {examples.map((word) => (
        <Fragment key={word}>
          <kbd>{word}</kbd>{' '}
        </Fragment>
      ))}
      {text('keys.recall')}
    </p>
  )
}

interface CommandLineProps<Command> {
  readonly textView: TextView<Command>
  readonly dialogue: Dialogue<Command>
  readonly typed: string
  readonly type: (typed: string) => void
  readonly field: RefObject<HTMLInputElement | null>
  /** Handles keys while the input is empty; returns whether the key was used. */
  readonly onEmpty?: (key: string) => boolean
}

/** The command line of the text board, with completions and the answer. */
export const CommandLine = <Command,>({
  textView,
  dialogue,
  typed,
  type,
  field,
  onEmpty,
}: CommandLineProps<Command>) => {
  const { text, lexicon } = useTextBoardTexts()
  const { locale } = useTexts()
  const list = useId()
  const [history, setHistory] = useState<InputHistory>({ lines: [], place: 0 })
  /** Index among the completions; negative for none. */
  const [chosen, setChosen] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const fitting = useMemo(
    () =>
      isOpen
        ? completions(typed, {
            textView,
            lexicon,
            commandWord: (command) => commandWord(command, text),
            extraCommands: dialogue.extraCommands,
            topics: dialogue.rules.rulebook?.rules.map(({ title }) => title) ?? [],
          })
        : [],
    [isOpen, typed, textView, lexicon, text, dialogue.extraCommands, dialogue.rules.rulebook],
  )
  const option = fitting[chosen]

  const write = (line: string, open: boolean): void => {
    type(line)
    setOpen(open)
    setChosen(-1)
  }
  const submit = (line: string, keys: boolean): void => {
    setOpen(false)
    setChosen(-1)
    const meant = line.trim()
    if (meant !== '' && meant !== history.lines.at(-1)) {
      const lines = [...history.lines, meant]
      setHistory({ lines, place: lines.length })
    } else setHistory({ ...history, place: history.lines.length })
    type(dialogue.submit(line, keys) ? '' : line)
    field.current?.focus()
    // Typing on cancels the pending action.
    requestAnimationFrame(() => field.current?.select())
  }
  const recall = (by: number): void => {
    const place = Math.min(history.lines.length, Math.max(0, history.place + by))
    setHistory({ ...history, place })
    write(history.lines[place] ?? '', false)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    switch (event.key) {
      case 'ArrowDown':
        if (history.place < history.lines.length) recall(1)
        else if (isOpen) setChosen(Math.min(fitting.length - 1, chosen + 1))
        else setOpen(true)
        break
      case 'ArrowUp':
        if (chosen >= 0) setChosen(chosen - 1)
        else recall(-1)
        break
      case 'Enter':
        submit(option ?? typed, true)
        break
      case 'Escape':
        if (fitting.length > 0) setOpen(false)
        else {
          write('', false)
          dialogue.drop()
        }
        break
      default:
        if (typed !== '' || onEmpty?.(event.key) !== true) return
    }
    event.preventDefault()
  }
  return (
    <section className={styles.command} aria-label={text('command')}>
      <label htmlFor="tb-command">{text('command')}</label>
      <div className={styles.line} data-ui="command-line">
        <span aria-hidden="true">{'>'}</span>
        <input
          ref={field}
          id="tb-command"
          role="combobox"
          aria-expanded={fitting.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={option === undefined ? undefined : `${list}-${chosen}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="send"
          lang={locale}
          value={typed}
          onChange={({ target }) => write(target.value, !isShortCommand(target.value))}
          onKeyDown={onKey}
          onBlur={() => setOpen(false)}
        />
        <button type="button" className={styles.submitButton} onClick={() => submit(typed, false)}>
          {text('submit')}{' '}
          <span className={styles.key} aria-hidden="true">
            {text('enter')}
          </span>
        </button>
        <div
          id={list}
          role="listbox"
          tabIndex={-1}
          aria-label={text('completions')}
          className={styles.completions}
          hidden={fitting.length === 0}
        >
          {fitting.map((fit, place) => (
            <div
              key={fit}
              id={`${list}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === chosen}
              // On mouse down, because by the time of the click the field and its list have lost the focus.
              onMouseDown={(event) => {
                event.preventDefault()
                submit(fit, false)
              }}
            >
              {fit}
            </div>
          ))}
        </div>
      </div>
      <LastReply dialogue={dialogue} />
      <Keys textView={textView} dialogue={dialogue} />
    </section>
  )
}

/** Digits and single letters are complete commands, so no completions are announced for them. */
const isShortCommand = (typed: string): boolean => /^\s*(?:\d+|[a-z])\s*$/i.test(typed)

/** The last answer as a live region with one text node: screen readers read several nodes in any order. */
const LastReply = <Command,>({
  dialogue: { lastReply, pending, output },
}: {
  readonly dialogue: Dialogue<Command>
}) => (
  <div
    className={styles.reply}
    data-ui="reply"
    role="status"
    aria-atomic="true"
    data-pending={pending !== null}
  >
    {lastReply.sentences.length > 0 && (
      // A new key makes screen readers repeat an identical answer.
      <div key={lastReply.count}>
        <Icon name="u-info" />
        <div>
          <p aria-hidden={lastReply.confirms || lastReply.unseen.length > 0}>
            {lastReply.sentences.join('\n')}
          </p>
          {lastReply.unseen.length > 0 && (
            <p className={pieceStyles.hidden}>{output.join([...lastReply.sentences, ...lastReply.unseen])}</p>
          )}
        </div>
      </div>
    )}
  </div>
)
