import {
  type Outline,
  type Outliner,
  open,
  section,
  type TextSection,
} from '@quayside/game/outline/text-view.ts'
import { Game } from '@quayside/kernel'
import { LOCALES } from '@quayside/texts'
import { describe, expect, it } from 'vitest'
import type { AnyGame } from './games/game-adapter.ts'
import { GAMES } from './games/game-registry.ts'
import { printBoard, printPrivateSections } from './print-board.ts'
import { PLAIN_LAYOUT, type TextLayout, width } from './terminal/text-layout.ts'

/** A game in which seats play various legal commands, not always the first. */
const played = ({ rules, players }: (typeof GAMES)[number], commands: number): AnyGame => {
  const opened = Game.open(rules, { players: players.at(-1) ?? 2 }, 'board')
  if (!opened.ok) throw new Error(opened.refusal.code)
  const game = opened.value
  while (game.moveNumber < commands) {
    const [seat] = rules.deciders(game.state)
    if (seat === undefined) break
    const possible = rules.commands(game.state, seat)
    game.submit(seat, possible[(game.moveNumber * 7) % possible.length])
  }
  return game
}

describe.each(GAMES.map((adapter) => [adapter.rules.game, adapter] as const))(
  '%s in a terminal',
  (_id, adapter) => {
    it.each(LOCALES)('fits into its columns from start to end in %s', async (locale) => {
      const board = { texts: await adapter.texts(locale), outliner: await adapter.outliner(locale) }
      for (const commands of [0, 40, 90, 100_000]) {
        const game = played(adapter, commands)
        for (const viewer of ['spectator', 0] as const)
          for (const columns of [80, 120]) {
            const layout = { ...PLAIN_LAYOUT, columns }
            const view = adapter.rules.view(game.state, viewer)
            const lines = [
              ...printBoard(game, view, viewer, board, layout),
              ...printPrivateSections(game, view, viewer, board, layout),
            ]
            expect(lines.filter((line) => width(line) > columns)).toEqual([])
            expect(lines.length).toBeGreaterThan(8)
          }
      }
    })

    it('marks the deciders, and shows no hidden information', async () => {
      const board = { texts: await adapter.texts('en'), outliner: await adapter.outliner('en') }
      const game = played(adapter, 30)
      const view = adapter.rules.view(game.state, 'spectator')
      const lines = printBoard(game, view, 'spectator', board, PLAIN_LAYOUT)
      const asked = adapter.rules.deciders(game.state).map((seat) => board.texts.seat(seat))
      const players = asked.map((name) => lines.filter((line) => line.startsWith(`▸${name}`)).length)
      expect(players).toEqual(asked.map(() => 1))
      expect(printPrivateSections(game, view, 'spectator', board, PLAIN_LAYOUT)).toEqual([])
    })
  },
)

describe('any outline', () => {
  const [adapter] = GAMES
  if (adapter === undefined) throw new Error('no game')
  const loud: TextLayout = {
    columns: 30,
    paint: { ...PLAIN_LAYOUT.paint, bold: (text) => `<${text}>`, dim: (text) => `~${text}~` },
  }
  const printed = async (
    parts: readonly TextSection[],
    print: typeof printBoard,
    about: Partial<Outline> = {},
  ): Promise<string[]> => {
    const outline = (): Outline => ({
      game: 'Toy',
      title: 'Toy · 2',
      stage: '',
      now: [],
      sections: parts,
      ...about,
    })
    const outliner: Outliner = {
      locale: 'en',
      outline,
      textViews: () => Promise.reject(new Error('nobody plays')),
    }
    const game = played(adapter, 0)
    return print(game, game.state, 0, { texts: await adapter.texts('en'), outliner }, loud)
  }
  const part = (title: string, lines: TextSection['lines'], more: Partial<TextSection> = {}): TextSection =>
    section({ key: title, title, wordings: [], lines, ...more })

  it('is printed under its title, one row per section, with marks', async () => {
    const lines = [
      open('', ['one'], 'now'),
      open('', ['two'], 'closed'),
      open('', ['three'], 'empty'),
      { ...open('', ['four']), under: 'next' },
      open('said elsewhere'),
    ]
    const board = await printed([part('Quay', lines), part('Words', [open('only a sentence')])], printBoard, {
      now: ['Round 1', ''],
    })
    expect(board).toEqual(['<Toy · 2>', 'Round 1', '', 'Quay    <▸one>  ~two~  ~three~', '  next  four'])
  })

  it('has an arrow at the section of the question, and wraps long rows', async () => {
    const items = ['a'.repeat(12), 'b'.repeat(12), 'c']
    const board = await printed(
      [part('Docks', [open('', items)], { isAsked: true }), part('Bank', [open('', ['d'])])],
      printBoard,
    )
    expect(board.slice(2)).toEqual(['▸Docks  aaaaaaaaaaaa', '        bbbbbbbbbbbb  c', ' Bank   d'])
  })

  it('keeps private sections apart', async () => {
    const parts = [part('Open', [open('', ['x'])]), part('Hand', [open('', ['ace'])], { secret: true })]
    expect((await printed(parts, printBoard)).join('\n')).not.toContain('ace')
    expect(await printed(parts, printPrivateSections)).toEqual(['Hand  ace'])
  })
})
