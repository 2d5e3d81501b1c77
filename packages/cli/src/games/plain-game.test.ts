import type { AnyManifest } from '@quayside/game'
import { type AnyRules, Game } from '@quayside/kernel'
import { highCard as toy } from '@quayside/kernel/testing'
import { LOCALES } from '@quayside/texts'
import { expect, it } from 'vitest'
import { printBoard, printSecrets } from '../print-board.ts'
import { PLAIN_PAGE } from '../terminal/text-layout.ts'
import { kitOf } from './game-adapter.ts'

const TITLE = { en: 'High Card', fr: 'Haute Carte', es: 'Carta Alta', 'zh-Hant': '大牌' }
const highCard = toy as AnyRules
const MANIFEST: AnyManifest = {
  id: 'high-card',
  title: TITLE,
  about: TITLE,
  seats: [2],
  secrets: true,
  examples: { command: '', why: '', aside: '' },
  samples: [],
  rules: { 1: async () => highCard },
}
const kit = await kitOf(MANIFEST, highCard)

const opened = () => {
  const game = Game.open(highCard, { players: 2 }, 'plain')
  if (!game.ok) throw new Error(game.refusal.code)
  return game.value
}

it.each(LOCALES)('a game without words of its own is shown and played to its end in %s', async (locale) => {
  const [words, outliner] = await Promise.all([kit.words(locale), kit.outliner(locale)])
  const game = opened()
  const board = printBoard(game, game.state, 'spectator', { words, outliner }, PLAIN_PAGE)
  expect(printSecrets(game, game.state, 0, { words, outliner }, PLAIN_PAGE)).toEqual([])
  expect(board[0]).toBe(TITLE[locale])
  expect(board.join('\n')).toContain('players')
  for (let outcome = highCard.outcome(game.state); outcome === null; outcome = highCard.outcome(game.state)) {
    const [seat = 0] = highCard.deciders(game.state)
    expect(words.question(game.state, seat)).toBe(words.seat(seat))
    const [entry] = words.commands(highCard.commands(game.state, seat), game.state)
    const done = game.submitText(seat, entry?.command ?? '')
    expect(done.ok).toBe(true)
    for (const event of done.ok ? done.value : []) expect(words.event(event)).toContain(event.kind)
  }
  const outcome = highCard.outcome(game.state)
  const lines = outcome === null ? [] : words.outcome(outcome)
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(words.seat(outcome?.scores[0]?.seat ?? 0))
})

it('refusals are said in the words that all games share', async () => {
  const words = await kit.words('en')
  const refused = opened().submitText(0, 'dance')
  expect(refused.ok || words.refusal(refused.refusal)).toBe('“dance” is not a command.')
})
