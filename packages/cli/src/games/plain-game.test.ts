import type { AnyManifest } from '@quayside/game'
import { type AnyRules, Game } from '@quayside/kernel'
import { highCard as toy } from '@quayside/kernel/testing'
import { LOCALES } from '@quayside/texts'
import { expect, it } from 'vitest'
import { printBoard, printPrivateSections } from '../print-board.ts'
import { PLAIN_LAYOUT } from '../terminal/text-layout.ts'
import { createAdapter } from './game-adapter.ts'

const TITLE = { en: 'High Card', fr: 'Haute Carte', es: 'Carta Alta', 'zh-Hant': '大牌' }
const highCard = toy as AnyRules
const MANIFEST: AnyManifest = {
  id: 'high-card',
  title: TITLE,
  about: TITLE,
  seats: [2],
  secrets: true,
  examples: { command: '', why: '', outOfTurn: '' },
  samples: [],
  rules: { 1: async () => highCard },
}
const adapter = await createAdapter(MANIFEST, highCard)

const opened = () => {
  const game = Game.open(highCard, { players: 2 }, 'plain')
  if (!game.ok) throw new Error(game.refusal.code)
  return game.value
}

it.each(LOCALES)('a game without its own texts is shown and played to its end in %s', async (locale) => {
  const [texts, outliner] = await Promise.all([adapter.texts(locale), adapter.outliner(locale)])
  const game = opened()
  const board = printBoard(game, game.state, 'spectator', { texts, outliner }, PLAIN_LAYOUT)
  expect(printPrivateSections(game, game.state, 0, { texts, outliner }, PLAIN_LAYOUT)).toEqual([])
  expect(board[0]).toBe(TITLE[locale])
  expect(board.join('\n')).toContain('players')
  for (let outcome = highCard.outcome(game.state); outcome === null; outcome = highCard.outcome(game.state)) {
    const [seat = 0] = highCard.deciders(game.state)
    expect(texts.question(game.state, seat)).toBe(texts.seat(seat))
    const [entry] = texts.commands(highCard.commands(game.state, seat), game.state)
    const done = game.submitText(seat, entry?.command ?? '')
    expect(done.ok).toBe(true)
    for (const event of done.ok ? done.value : []) expect(texts.event(event)).toContain(event.kind)
  }
  const outcome = highCard.outcome(game.state)
  const lines = outcome === null ? [] : texts.outcome(outcome)
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(texts.seat(outcome?.scores[0]?.seat ?? 0))
})

it('refusals use the texts that all games share', async () => {
  const texts = await adapter.texts('en')
  const refused = opened().submitText(0, 'dance')
  expect(refused.ok || texts.refusal(refused.refusal)).toBe('“dance” is not a command.')
})
