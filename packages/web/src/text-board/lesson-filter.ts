/** Refuses actions on the text board that the lesson has not unlocked yet. */

import { memoize } from '@quayside/game/outline/actions.ts'
import type { RefusedAction, TextAction, TextView } from '@quayside/game/outline/text-view.ts'
import { lessonLockText, useLessonLock } from '@quayside/table/page/lesson-lock.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { useMemo } from 'react'

export const useLessonFilter = <Command>(telling: TextView<Command>): TextView<Command> => {
  const words = useTexts()
  const refuse = useLessonLock(({ refuse }) => refuse)
  const rules = useTable(({ rules }) => rules)
  const isRehearsal = useTable(({ sandboxSeat }) => sandboxSeat !== null)
  return useMemo(() => {
    if (refuse === null || rules === null || isRehearsal) return telling
    const whyHeld = ({ commands: [command] }: TextAction<Command>): string | null => {
      const refusal = command === undefined ? null : refuse(rules.notation.print(command))
      return refusal === null ? null : lessonLockText(refusal, words)
    }
    const attemptOf = (deed: TextAction<Command>): RefusedAction | null => {
      const why = whyHeld(deed)
      return why === null ? null : { text: deed.text, wordings: deed.wordings, why }
    }
    const isFree = (deed: TextAction<Command>): boolean => whyHeld(deed) === null
    const { question } = telling
    return {
      ...telling,
      question: question === null ? null : { ...question, answers: question.answers.filter(isFree) },
      actions: memoize(() => telling.actions().filter(isFree)),
      refusedActions: memoize(() => [
        ...telling.refusedActions(),
        ...telling.actions().flatMap((deed) => attemptOf(deed) ?? []),
      ]),
      read: (text: string) => {
        const read = telling.read(text)
        return read === null || 'why' in read ? read : (attemptOf(read) ?? read)
      },
    }
  }, [telling, refuse, rules, isRehearsal, words])
}
