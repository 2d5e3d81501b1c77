/** State of the dialogue on the text board: input, answer, pending action, choices. */

import type { ExtraCommand } from '@quayside/game/outline/extra-commands.ts'
import { type BoardCommand, commandWord } from '@quayside/game/outline/parser/lexicon.ts'
import { parseWithCorrection } from '@quayside/game/outline/parser/parse-input.ts'
import {
  answerSentences,
  helpSentences,
  MOST_ANSWERS,
  nowSentences,
  partSentences,
  previewSentences,
  refusedSentences,
  type TextOutput,
} from '@quayside/game/outline/sentences.ts'
import type { TextAction, TextView } from '@quayside/game/outline/text-view.ts'
import type { Seat } from '@quayside/kernel'
import { useGame } from '@quayside/table/game-context.tsx'
import { useSettings } from '@quayside/table/page/settings.ts'
import { useBaseGame, useTable } from '@quayside/table/session/current-game.ts'
import { useTextBoardTexts, useTextOutput } from '@quayside/table/text/board-texts.ts'
import { sentence } from '@quayside/texts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type RulesLookup, useRulesAsked } from './rules-lookup.tsx'
import { useHints, useNews, useRefusals } from './use-announcements.ts'

interface Pending<Command> {
  readonly deed: TextAction<Command>
  /** The input that led to it; the same input again confirms it. */
  readonly typed: string
}

/** The last answer; the count distinguishes it from an equal one before. */
interface DialogueLine {
  readonly count: number
  readonly sentences: readonly string[]
  /** Further sentences for screen readers, which are visible among the answers already. */
  readonly unseen: readonly string[]
}

export interface Conversation<Command> {
  readonly voice: TextOutput
  readonly said: DialogueLine
  /** Shows an answer without input. */
  readonly say: (sentences: readonly string[]) => void
  readonly rules: RulesLookup
  /** Extra commands of lesson, sandbox or replay. */
  readonly beside: readonly ExtraCommand[]
  readonly pending: TextAction<Command> | null
  /** The matching actions where the input is ambiguous; numbers then choose from them. */
  readonly narrowed: readonly TextAction<Command>[] | null
  /** Keys of the expanded sections. */
  readonly whole: ReadonlySet<string>
  readonly showWhole: (key: string) => void
  /** Handles input; returns whether the input line can be cleared. */
  readonly submit: (typed: string, keys: boolean) => boolean
  /** Chooses an action by click. */
  readonly choose: (deed: TextAction<Command>) => boolean
  readonly drop: () => void
}

const NOTHING: DialogueLine = { count: 0, sentences: [], unseen: [] }

export const useConversation = <Command>(
  telling: TextView<Command>,
  act: (seat: Seat, commands: readonly Command[]) => void,
  beside: readonly ExtraCommand[],
): Conversation<Command> => {
  const voice = useTextOutput()
  const { lexicon } = useTextBoardTexts()
  const { choices } = useGame()
  const { text } = voice
  const news = useNews(telling.isLogged)
  const undoTarget = choices.useUndoTarget()
  const [said, setSaid] = useState(NOTHING)
  const [pending, setPending] = useState<Pending<Command> | null>(null)
  const [narrowed, setNarrowed] = useState<readonly TextAction<Command>[] | null>(null)
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set())
  const tell = useCallback(
    (sentences: readonly string[], unseen: readonly string[] = []): void =>
      setSaid(({ count }) => ({ count: count + 1, sentences, unseen })),
    [],
  )

  // The answer belongs to a question and is cleared with it.
  const asked = telling.question?.id ?? null
  const before = useRef(asked)
  useEffect(() => {
    if (before.current === asked) return
    before.current = asked
    setPending(null)
    setNarrowed(null)
  }, [asked])

  useRefusals(tell)
  const rules = useRulesAsked(tell, voice)
  const isOnline = useBaseGame(({ server }) => server !== null)
  useHints(telling, tell, setNarrowed)

  const perform = ({ commands, text: told }: TextAction<Command>): void => {
    if (telling.seat === null) return
    setPending(null)
    setNarrowed(null)
    tell([text('done', { text: told })])
    act(telling.seat, commands)
  }

  /** Returns whether the action was sent at once. */
  const propose = (deed: TextAction<Command>, typed: string, keys: boolean): boolean => {
    const preview = telling.preview(deed)
    if (!useSettings.getState().previewFirst && preview.warnings.length === 0) {
      perform(deed)
      return true
    }
    setPending({ deed, typed })
    tell(previewSentences(deed.text, preview, keys, voice))
    return false
  }

  /** What is said to it. */
  const obey = (order: BoardCommand): readonly string[] => {
    switch (order) {
      case 'help':
        return helpSentences(telling, beside, voice)
      case 'repeat':
        return said.sentences.length === 0 ? nowSentences(telling, true, voice) : said.sentences
      case 'question':
        return nowSentences(telling, true, voice)
      case 'answers':
        return telling.question === null
          ? [text('answers.none')]
          : answerSentences(narrowed ?? telling.question.answers, true, voice)
      case 'news': {
        const lines = news()
        return lines.length === 0 ? [text('news.none')] : lines
      }
      case 'undo':
        if (undoTarget === null) return [text('undo.none')]
        choices.undo(undoTarget)
        return [text('undone')]
      case 'hint':
        // No hints in games with other people.
        if (telling.question === null || isOnline) return [text('hint.none')]
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
    const listed = narrowed ?? telling.question?.answers ?? []
    const { understood, spelled } = parseWithCorrection(typed, telling, lexicon, listed, beside)
    setPending(null)
    const say = (sentences: readonly string[], unseen: readonly string[] = []): void =>
      tell(spelled === null ? sentences : [text('spelled', { text: spelled }), ...sentences], unseen)
    switch (understood.kind) {
      case 'deed':
        return propose(understood.deed, typed, keys)
      case 'several':
        setNarrowed(understood.deeds)
        say(
          [text('several', { number: understood.deeds.length })],
          answerSentences(understood.deeds, false, voice),
        )
        return false
      case 'refused':
        say(refusedSentences(understood.attempts, voice))
        return false
      case 'order':
        say(obey(understood.order), understood.order === 'repeat' ? said.unseen : [])
        return true
      case 'beside':
        say(understood.order.run(understood.about))
        return true
      case 'rules':
        say([text('under-way')])
        rules.ask(understood.about)
        return true
      case 'part':
        if (understood.all) setWhole((keysOfParts) => new Set([...keysOfParts, understood.part.key]))
        say(partSentences(understood.part, understood.all, voice))
        return true
      case 'told':
        say(understood.sentences.map((told) => sentence(told, voice.locale)))
        return true
      case 'which':
        say([text('which', { names: voice.list(understood.names.slice(0, MOST_ANSWERS)) })])
        return false
      case 'no-such-answer':
        say([
          telling.question === null ? text('not-asked') : text('no-answer', { number: understood.number }),
        ])
        return false
      case 'unknown':
        say([
          text('unknown', { text: typed, word: commandWord('help', text) }),
          ...(understood.near.length === 0
            ? []
            : [sentence(text('unknown.near', { names: voice.list(understood.near) }), voice.locale)]),
        ])
        return false
    }
  }

  const submit = (typed: string, keys: boolean): boolean => {
    const meant = typed.trim()
    if (pending !== null && (meant === '' || meant === pending.typed)) {
      perform(pending.deed)
      return true
    }
    if (meant !== '') return answer(meant, keys)
    setNarrowed(null)
    tell(nowSentences(telling, true, voice))
    return true
  }

  return {
    voice,
    said,
    say: tell,
    rules,
    beside,
    pending: pending?.deed ?? null,
    narrowed,
    whole,
    showWhole: (key) => setWhole((keysOfParts) => new Set([...keysOfParts, key])),
    submit,
    choose: (deed) => propose(deed, deed.text, false),
    drop: () => {
      setPending(null)
      setNarrowed(null)
      tell([])
    },
  }
}
