/** The hand as selectable lines and all players as a grid; everything else in plain form. */

import { plainOutliner } from '@quayside/game/outline/plain-text-view.ts'
import {
  type Outliner,
  type OutlineView,
  open,
  section,
  type TextSection,
} from '@quayside/game/outline/text-view.ts'
import type { AnyRules } from '@quayside/kernel'
import type { Locale } from '@quayside/texts'

interface Position {
  readonly hands: readonly (readonly number[])[]
  readonly coins: readonly number[]
  readonly points: readonly number[]
}

const handPart = ({ hands }: Position, seat: number): TextSection =>
  section({
    key: 'h',
    title: 'Your hand',
    wordings: [['hand']],
    secret: true,
    lines: (hands[seat] ?? []).map((card) => ({ ...open(`card ${card}`, [`${card}`]), id: `card-${card}` })),
  })

const seatsPart = ({ coins, points }: Position, { names, viewer }: OutlineView<unknown>): TextSection =>
  section({
    key: 'p',
    title: 'Everybody',
    wordings: [['everybody']],
    lines: [],
    grid: {
      corner: 'Player',
      columns: ['coins', 'points'].map((title) => ({ title, minor: false })),
      rows: names.map((name, seat) => ({
        seat,
        name,
        isOwn: seat === viewer,
        cells: [`${coins[seat] ?? 0}`, `${points[seat] ?? 0}`],
        brief: null,
      })),
    },
  })

export const outliner = async (
  rules: AnyRules,
  title: Readonly<Record<Locale, string>>,
  locale: Locale,
): Promise<Outliner> => {
  const plain = await plainOutliner(rules, title, locale)
  const parts = (sight: OutlineView<unknown>): readonly TextSection[] => {
    const position = rules.position.write(sight.view) as Position
    return [
      seatsPart(position, sight),
      ...(sight.viewer === 'spectator' ? [] : [handPart(position, sight.viewer)]),
    ]
  }
  return {
    locale,
    outline: (sight) => ({ ...plain.outline(sight), sections: parts(sight) }),
    textViews: async () => {
      const builder = await plain.textViews()
      return {
        build: (sight) => {
          const textView = builder.build(sight)
          const answers = textView.question?.answers.map((answer) => ({
            ...answer,
            about: [answer.text.replace('commit ', 'card-')],
          }))
          const asked = textView.question === null ? null : { ...textView.question, answers: answers ?? [] }
          return { ...textView, sections: parts(sight), question: asked }
        },
      }
    },
  }
}
