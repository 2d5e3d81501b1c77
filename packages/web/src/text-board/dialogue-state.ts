/** State of the dialogue on the text board: input, answer, pending action, choices. */

import type { ExtraCommand } from '@quayside/game/outline/extra-commands.ts'
import { type BoardCommand, commandWord } from '@quayside/game/outline/parser/lexicon.ts'
import { parseWithCorrection } from '@quayside/game/outline/parser/parse-input.ts'
import {
  answerSentences,
  helpSentences,
  MAX_ANSWERS,
  nowSentences,
  previewSentences,
  refusedSentences,
  sectionSentences,
  type TextOutput,
} from '@quayside/game/outline/sentences.ts'
import type { TextAction, TextView } from '@quayside/game/outline/text-view.ts'
import type { Seat } from '@quayside/kernel'
import { useGame } from '@quayside/table/game-context.tsx'
import { useSettings } from '@quayside/table/page/settings.ts'
import { isCountedTry } from '@quayside/table/session/counted-try.ts'
import { useBaseGame, useTable } from '@quayside/table/session/current-game.ts'
import { useTextBoardTexts, useTextOutput } from '@quayside/table/text/board-texts.ts'
import { sentence } from '@quayside/texts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type RulesLookup, useRulesAsked } from './rules-lookup.tsx'
import { useHints, useNews, useRefusals } from './use-announcements.ts'

interface Pending<Command> {
  readonly action: TextAction<Command>
  /** The input that led to it; the same input again confirms it. */
  readonly typed: string
}

/** The last answer; the count distinguishes it from an identical one before. */
export interface DialogueReply {
  readonly count: number
  readonly sentences: readonly string[]
  /** Further sentences for screen readers only, because they are already visible among the answers. */
  readonly unseen: readonly string[]
  /**
   * Whether it confirms an action. The region of the news announces it, because news and a question follow, and screen
   * readers read two regions in any order.
   */
  readonly confirms: boolean
}

export interface Dialogue<Command> {
  readonly output: TextOutput
  readonly lastReply: DialogueReply
  /** Shows an answer without input. */
  readonly say: (sentences: readonly string[]) => void
  /** The same for an answer that confirms an action. */
  readonly confirm: (sentences: readonly string[]) => void
  readonly rules: RulesLookup
  /** Extra commands of lesson, sandbox or replay. */
  readonly extraCommands: readonly ExtraCommand[]
  readonly pending: TextAction<Command> | null
  /** The matching actions where the input is ambiguous; numbers then choose from them. */
  readonly narrowed: readonly TextAction<Command>[] | null
  /** Keys of the expanded sections. */
  readonly whole: ReadonlySet<string>
  readonly showWhole: (key: string) => void
  /** Handles input; returns whether the input line can be cleared. */
  readonly submit: (typed: string, keys: boolean) => boolean
  /** Chooses an action by click. */
  readonly choose: (action: TextAction<Command>) => boolean
  readonly drop: () => void
}

const NOTHING: DialogueReply = { count: 0, sentences: [], unseen: [], confirms: false }

export const useDialogue = <Command>(
  textView: TextView<Command>,
  act: (seat: Seat, commands: readonly Command[]) => void,
  extraCommands: readonly ExtraCommand[],
): Dialogue<Command> => {
  const output = useTextOutput()
  const { lexicon } = useTextBoardTexts()
  const { choices } = useGame()
  const { text } = output
  const news = useNews(textView.isLogged)
  const undoTarget = choices.useUndoTarget()
  const [lastReply, setLastReply] = useState(NOTHING)
  const [pending, setPending] = useState<Pending<Command> | null>(null)
  const [narrowed, setNarrowed] = useState<readonly TextAction<Command>[] | null>(null)
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set())
  const reply = useCallback(
    (sentences: readonly string[], unseen: readonly string[] = [], confirms = false): void =>
      setLastReply(({ count }) => ({ count: count + 1, sentences, unseen, confirms })),
    [],
  )
  const confirm = useCallback((sentences: readonly string[]): void => reply(sentences, [], true), [reply])

  // The answer belongs to a question and is cleared with it.
  const questionId = textView.question?.id ?? null
  const before = useRef(questionId)
  useEffect(() => {
    if (before.current === questionId) return
    before.current = questionId
    setPending(null)
    setNarrowed(null)
  }, [questionId])

  useRefusals(reply)
  const rules = useRulesAsked(reply, output)
  const isOnline = useBaseGame(({ server }) => server !== null)
  const isCounted = useBaseGame(({ id }) => isCountedTry(id))
  useHints(textView, reply, setNarrowed)

  const perform = ({ commands, text: action }: TextAction<Command>): void => {
    if (textView.seat === null) return
    setPending(null)
    setNarrowed(null)
    confirm([text('done', { text: action })])
    act(textView.seat, commands)
  }

  /** Returns whether the action was sent immediately. */
  const propose = (action: TextAction<Command>, typed: string, keys: boolean): boolean => {
    const preview = textView.preview(action)
    if (!useSettings.getState().previewFirst && preview.warnings.length === 0) {
      perform(action)
      return true
    }
    setPending({ action, typed })
    reply(previewSentences(action.text, preview, keys, output))
    return false
  }

  /** Runs a command of the board; returns the reply. */
  const run = (command: BoardCommand): readonly string[] => {
    switch (command) {
      case 'help':
        return helpSentences(textView, extraCommands, output)
      case 'repeat':
        return lastReply.sentences.length === 0 ? nowSentences(textView, true, output) : lastReply.sentences
      case 'question':
        return nowSentences(textView, true, output)
      case 'answers':
        return textView.question === null
          ? [text('answers.none')]
          : answerSentences(narrowed ?? textView.question.answers, true, output)
      case 'news': {
        const lines = news()
        return lines.length === 0 ? [text('news.none')] : lines
      }
      case 'undo':
        if (undoTarget === null) return [text('undo.none')]
        choices.undo(undoTarget)
        return [text('undone')]
      case 'hint':
        // No hints in games with other people, in a counted try, or in a puzzle.
        if (textView.question === null || isOnline || isCounted || useTable.getState().isUnaided)
          return [text('hint.none')]
        useTable.getState().askAdvice()
        return [text('hint.waiting')]
      case 'rules':
        rules.ask([])
        return [text('under-way')]
      case 'visual':
        useSettings.getState().change({ board: 'visual' })
        return []
    }
  }

  const answer = (typed: string, keys: boolean): boolean => {
    const listed = narrowed ?? textView.question?.answers ?? []
    const { parsed, spelled } = parseWithCorrection(typed, textView, lexicon, listed, extraCommands)
    setPending(null)
    const say = (sentences: readonly string[], unseen: readonly string[] = [], confirms = false): void =>
      reply(
        spelled === null ? sentences : [text('spelled', { text: spelled }), ...sentences],
        unseen,
        confirms,
      )
    switch (parsed.kind) {
      case 'action':
        propose(parsed.action, typed, keys)
        // Enter confirms in the empty field too; a selected text that is replaced would be read out as deleted.
        return true
      case 'several':
        setNarrowed(parsed.actions)
        say(
          [text('several', { number: parsed.actions.length })],
          answerSentences(parsed.actions, false, output),
        )
        return false
      case 'refused':
        say(refusedSentences(parsed.refusedActions, output))
        return false
      case 'board-command': {
        const { command } = parsed
        const unseen = command === 'repeat' ? lastReply.unseen : []
        say(run(command), unseen, command === 'undo' && undoTarget !== null)
        return true
      }
      case 'extra-command':
        say(parsed.command.run(parsed.about))
        return true
      case 'rules':
        say([text('under-way')])
        rules.ask(parsed.about)
        return true
      case 'section':
        if (parsed.all) setWhole((keysBefore) => new Set([...keysBefore, parsed.section.key]))
        say(sectionSentences(parsed.section, parsed.all, output))
        return true
      case 'topic':
        say(parsed.sentences.map((line) => sentence(line, output.locale)))
        return true
      case 'which':
        say([text('which', { names: output.list(parsed.names.slice(0, MAX_ANSWERS)) })])
        return false
      case 'no-such-answer':
        say([textView.question === null ? text('not-asked') : text('no-answer', { number: parsed.number })])
        return false
      case 'unknown':
        say([
          text('unknown', { text: typed, word: commandWord('help', text) }),
          ...(parsed.near.length === 0
            ? []
            : [sentence(text('unknown.near', { names: output.list(parsed.near) }), output.locale)]),
        ])
        return false
    }
  }

  const submit = (typed: string, keys: boolean): boolean => {
    const meant = typed.trim()
    if (pending !== null && (meant === '' || meant === pending.typed)) {
      perform(pending.action)
      return true
    }
    if (meant !== '') return answer(meant, keys)
    setNarrowed(null)
    reply(nowSentences(textView, true, output))
    return true
  }

  return {
    output,
    lastReply,
    say: reply,
    confirm,
    rules,
    extraCommands,
    pending: pending?.action ?? null,
    narrowed,
    whole,
    showWhole: (key) => setWhole((keysBefore) => new Set([...keysBefore, key])),
    submit,
    choose: (action) => propose(action, action.text, false),
    drop: () => {
      setPending(null)
      setNarrowed(null)
      reply([])
    },
  }
}
