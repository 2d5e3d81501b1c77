/** The hand as things that can be pointed at, and what everybody has as a grid; the rest as any game is told. */

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
    outline: (sight) => ({ ...plain.outline(sight), sections: parts(sight) }),
    textViews: async () => {
      const teller = await plain.textViews()
      return {
        build: (sight) => {
          const told = teller.build(sight)
          const answers = told.question?.answers.map((answer) => ({
            ...answer,
            about: [answer.text.replace('commit ', 'card-')],
          }))
          const asked = told.question === null ? null : { ...told.question, answers: answers ?? [] }
          return { ...told, sections: parts(sight), question: asked }
        },
      }
    },
  }
}
