import { Game } from '@quayside/kernel'
import { highCard } from '@quayside/kernel/testing'
import { LOCALES } from '@quayside/texts'
import { expect, it } from 'vitest'
import { PLAIN_PAGE } from '../terminal/page.ts'
import { plainTerminal } from './plain-terminal.ts'

const TITLE = { en: 'High Card', fr: 'Haute Carte', es: 'Carta Alta', 'zh-Hant': '大牌' }
const terminal = plainTerminal(highCard, TITLE)

const opened = () => {
  const game = Game.open(highCard, { players: 2 }, 'plain')
  if (!game.ok) throw new Error(game.refusal.code)
  return game.value
}

it.each(LOCALES)('a game without words of its own is shown and played to its end in %s', async (locale) => {
  const words = await terminal.words(locale)
  const game = opened()
  const board = words.board(game.state, PLAIN_PAGE)
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
  const words = await terminal.words('en')
  const refused = opened().submitText(0, 'dance')
  expect(refused.ok || words.refusal(refused.refusal)).toBe('“dance” is not a command.')
})
