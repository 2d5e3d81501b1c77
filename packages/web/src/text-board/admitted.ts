/** A lesson opens one thing after the other: what it does not open yet cannot be done, and says so. */

import { once } from '@quayside/game/outline/once.ts'
import type { Attempt, Deed, Telling } from '@quayside/game/outline/telling.ts'
import { heldText, useAdmission } from '@quayside/table/page/admission.ts'
import { useWords } from '@quayside/table/page/words.ts'
import { useTable } from '@quayside/table/session/table-state.ts'
import { useMemo } from 'react'

export const useAdmitted = <Command>(telling: Telling<Command>): Telling<Command> => {
  const words = useWords()
  const refuse = useAdmission(({ refuse }) => refuse)
  const rules = useTable(({ rules }) => rules)
  const isRehearsal = useTable(({ rehearsed }) => rehearsed !== null)
  return useMemo(() => {
    if (refuse === null || rules === null || isRehearsal) return telling
    const whyHeld = ({ commands: [command] }: Deed<Command>): string | null => {
      const refusal = command === undefined ? null : refuse(rules.notation.print(command))
      return refusal === null ? null : heldText(refusal, words)
    }
    const attemptOf = (deed: Deed<Command>): Attempt | null => {
      const why = whyHeld(deed)
      return why === null ? null : { text: deed.text, sayings: deed.sayings, why }
    }
    const isFree = (deed: Deed<Command>): boolean => whyHeld(deed) === null
    const { asked } = telling
    return {
      ...telling,
      asked: asked === null ? null : { ...asked, answers: asked.answers.filter(isFree) },
      deeds: once(() => telling.deeds().filter(isFree)),
      attempts: once(() => [
        ...telling.attempts(),
        ...telling.deeds().flatMap((deed) => attemptOf(deed) ?? []),
      ]),
      read: (text: string) => {
        const read = telling.read(text)
        return read === null || 'why' in read ? read : (attemptOf(read) ?? read)
      },
    }
  }, [telling, refuse, rules, isRehearsal, words])
}
