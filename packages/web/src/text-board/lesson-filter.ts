/** Refuses actions on the text board that the lesson has not unlocked yet. */

import { memoize } from '@quayside/game/outline/actions.ts'
import type { RefusedAction, TextAction, TextView } from '@quayside/game/outline/text-view.ts'
import { lessonLockText, useLessonLock } from '@quayside/table/page/lesson-lock.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { useMemo } from 'react'

export const useLessonFilter = <Command>(textView: TextView<Command>): TextView<Command> => {
  const texts = useTexts()
  const refuse = useLessonLock(({ refuse }) => refuse)
  const rules = useTable(({ rules }) => rules)
  const isSandbox = useTable(({ sandboxSeat }) => sandboxSeat !== null)
  return useMemo(() => {
    if (refuse === null || rules === null || isSandbox) return textView
    const whyHeld = ({ commands: [command] }: TextAction<Command>): string | null => {
      const refusal = command === undefined ? null : refuse(rules.notation.print(command))
      return refusal === null ? null : lessonLockText(refusal, texts)
    }
    const refusedAction = (action: TextAction<Command>): RefusedAction | null => {
      const why = whyHeld(action)
      return why === null ? null : { text: action.text, wordings: action.wordings, why }
    }
    const isFree = (action: TextAction<Command>): boolean => whyHeld(action) === null
    const { question } = textView
    return {
      ...textView,
      question: question === null ? null : { ...question, answers: question.answers.filter(isFree) },
      actions: memoize(() => textView.actions().filter(isFree)),
      refusedActions: memoize(() => [
        ...textView.refusedActions(),
        ...textView.actions().flatMap((action) => refusedAction(action) ?? []),
      ]),
      read: (text: string) => {
        const read = textView.read(text)
        return read === null || 'why' in read ? read : (refusedAction(read) ?? read)
      },
    }
  }, [textView, refuse, rules, isSandbox, texts])
}
