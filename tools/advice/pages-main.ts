/** Writes docs/advice.md of every game with an adviser: its advice in 20 positions. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botsOf } from '@quayside/game/loaded'
import { games } from '@quayside/games'
import { root } from '../../tests/rule-pages.ts'
import { readOptions, text, whole } from '../options.ts'
import { roomSetups } from '../room-setups.ts'
import { adviceSections } from './advice-page.ts'
import { playGame } from './check-mistakes.ts'

const values = readOptions('advice-pages', {
  positions: whole(10, 'number of positions per game'),
  seed: text('TEXT', 'advice', 'other games'),
})

const INTRODUCTION = `Sample advice of the commodore in games between casual players: how sure it is, the reasons for and against each suggestion
compared with the next best, and what it plans to do next. Written by
\`npm run tool -- advice-pages\`; a test checks the wording.`

const setups = [...roomSetups('two'), ...roomSetups('four')]
for (const game of games.all) {
  const { id, title } = game
  const bots = await botsOf(games, id)
  if (!bots.ok || bots.value.adviser === null || game.language === undefined) continue
  const sections: string[] = []
  for (const { options } of setups.filter((setup) => setup.game === id)) {
    const record = await playGame(bots.value, options, values.seed, ['bosun'])
    const english = await game.language('en', bots.value.rules.setup(record.options, record.seed))
    const { positions } = values
    sections.push(...adviceSections(bots.value, english, record, { positions }, sections.length + 1))
  }
  const folder = join(root, 'games', id, 'docs')
  if (!existsSync(folder)) continue
  writeFileSync(
    join(folder, 'advice.md'),
    `# Advice on ${title.en}\n\n${INTRODUCTION}\n\n${sections.join('\n\n')}\n`,
  )
  console.log(`${id}: ${sections.length} positions`)
}
