import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { botsOf } from '@quayside/game/loaded'
import { games } from '@quayside/games'
import { describe, expect, it } from 'vitest'
import { root } from '../../tests/rule-pages.ts'
import { roomSetups } from '../room-setups.ts'
import { faultsIn, readSections } from './advice-page.ts'
import { checkMistakes, playGame } from './check-mistakes.ts'

const pages = games.all
  .map(({ id }) => ({ id, file: join(root, 'games', id, 'docs', 'advice.md') }))
  .filter(({ file }) => existsSync(file))

describe.each(pages)('the page of advice on $id', ({ file }) => {
  const sections = readSections(readFileSync(file, 'utf8'))

  it('has 20 positions, most of them with a real choice', () => {
    expect(sections).toHaveLength(20)
    expect(sections.filter((suggestions) => suggestions.length > 1).length).toBeGreaterThan(14)
  })

  it('gives every suggestion a reason that neither repeats the command nor applies to all suggestions', () => {
    expect(sections.flatMap(faultsIn)).toEqual([])
  })

  it('gives a continuation for nearly every suggestion', () => {
    const all = sections.flat()
    const lines = all.filter(({ statements }) => statements.some((one) => one.startsWith('Then: ')))
    expect(lines.length / all.length).toBeGreaterThan(0.75)
  })
})

describe('the check of a page', () => {
  it('finds repeated, missing and undistinguishing statements', () => {
    const loan = 'Saves you 1 loan'
    expect(
      faultsIn([
        { command: 'Take 3 wood', statements: ['Brings 3 wood'] },
        { command: 'Take 2 fish', statements: [] },
      ]),
    ).toEqual(['Take 3 wood is repeated: Brings 3 wood', 'nothing is said about Take 2 fish'])
    expect(
      faultsIn(['Pay 1 coal', 'Pay 3 wood'].map((command) => ({ command, statements: [loan] }))),
    ).toEqual([`holds for all, so it is no reason: ${loan}`])
  })
})

it('a mistake reported by a review is confirmed by playouts', async () => {
  const setup = roomSetups('two').at(-1)
  const bots = await botsOf(games, setup?.game ?? '')
  if (!bots.ok) throw new Error(bots.refusal.code)
  const record = await playGame(bots.value, setup?.options, 'short', ['bosun', 'mate'])
  const checked = await checkMistakes(bots.value, record, { most: 2, playouts: 40 })
  expect(checked.filter(({ verdict }) => verdict === 'wrong')).toEqual([])
  for (const { playouts } of checked) expect(playouts).toBeGreaterThanOrEqual(40)
})
