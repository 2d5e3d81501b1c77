/** The bot in the documentation must run as printed. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tournament } from '@quayside/bots/node'
import { afterAll, expect, it } from 'vitest'
import { find, game, THREAD } from './sample-states.ts'

const page = readFileSync(new URL('../../../../docs/bots.md', import.meta.url), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'quayside-bot-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('the bot in docs/bots.md plays whole games and beats random play', async () => {
  const [, example = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? []
  const file = join(folder, 'my-bot.mjs')
  writeFileSync(file, example)
  const { bots, forfeits } = await tournament(
    { find, thread: THREAD },
    {
      game: 'le-havre',
      options: { players: 2, version: 'short' },
      bots: [file, 'random'],
      games: 2,
      seed: 'docs',
      threads: 1,
      milliseconds: 8000,
    },
  )
  expect(forfeits).toEqual([])
  expect(bots[0]?.bot).toBe(file)
})

it('docs/bots.md lists every baseline', () => {
  for (const name of Object.keys(game.levels)) expect(page).toContain(`\`${name}\``)
})
