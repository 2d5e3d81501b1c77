import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { flag, readOptions, text } from '../options.ts'
import { IndexBuilder } from './build-index.ts'
import { dataFiles, readGames } from './read-games.ts'

const { data, out, dry } = readOptions(
  'explorer',
  {
    data: text(
      'FOLDER',
      '.cache/data',
      'data sets: files of games, as `quayside dataset` or a leg writes them',
    ),
    out: text('FOLDER', '', 'where the numbers go; else into the folder of each game'),
    dry: flag('only count and print the totals'),
  },
  ['Every game is replayed; one that does not end as it says stops the count.'],
)

const root = fileURLToPath(new URL('../..', import.meta.url))

const begun = performance.now()
const builder = new IndexBuilder()
const files = dataFiles([data])
let games = 0
for (const file of files)
  for await (const { head, game } of readGames(file)) {
    await builder.add(head, game)
    games++
    if (games % 5000 === 0)
      console.log(`${games} games, ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  }
for (const index of builder.indexes()) {
  const json = `${JSON.stringify(index)}\n`
  const folder = out === '' ? join(root, 'games', index.game, 'explorer', 'data') : join(out, index.game)
  const file = join(folder, `positions-${index.setUp}.json`)
  if (!dry) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, json)
  }
  const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`
  console.log(
    `${index.game} ${index.setUp}: ${index.games} games, ${index.positions.length} positions, ${index.items.length} cards, ` +
      `${kilobytes(json.length)}, packed ${kilobytes(brotliCompressSync(json).length)}`,
  )
}
const seconds = (performance.now() - begun) / 1000
console.log(
  `${games} games of ${files.length} files in ${seconds.toFixed(0)} s; ${builder.mixed} passed over, because their seats were played by different players`,
)
