/** The hand as things that can be pointed at, and what everybody has as a grid; the rest as any game is told. */

import { plainOutliner } from '@quayside/game/outline/plain-text-view.ts'
import {
  type Outliner,
  type OutlineSight,
  open,
  partOf,
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
  partOf({
    key: 'h',
    title: 'Your hand',
    sayings: [['hand']],
    secret: true,
    lines: (hands[seat] ?? []).map((card) => ({ ...open(`card ${card}`, [`${card}`]), id: `card-${card}` })),
  })

const seatsPart = ({ coins, points }: Position, { names, viewer }: OutlineSight<unknown>): TextSection =>
  partOf({
    key: 'p',
    title: 'Everybody',
    sayings: [['everybody']],
    lines: [],
    grid: {
      corner: 'Player',
      columns: ['coins', 'points'].map((title) => ({ title, minor: false })),
      rows: names.map((name, seat) => ({
        seat,
        name,
        mine: seat === viewer,
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
  const parts = (sight: OutlineSight<unknown>): readonly TextSection[] => {
    const position = rules.position.write(sight.view) as Position
    return [
      seatsPart(position, sight),
      ...(sight.viewer === 'spectator' ? [] : [handPart(position, sight.viewer)]),
    ]
  }
  return {
    outline: (sight) => ({ ...plain.outline(sight), parts: parts(sight) }),
    teller: async () => {
      const teller = await plain.teller()
      return {
        tell: (sight) => {
          const told = teller.tell(sight)
          const answers = told.asked?.answers.map((answer) => ({
            ...answer,
            about: [answer.text.replace('commit ', 'card-')],
          }))
          const asked = told.asked === null ? null : { ...told.asked, answers: answers ?? [] }
          return { ...told, parts: parts(sight), asked }
        },
      }
    },
  }
}
