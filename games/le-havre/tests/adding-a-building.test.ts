import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { beforeAll, expect, it } from 'vitest'

// Does to a copy of the sources what docs/adding-a-building.md says, then plays the new building.

const root = join(import.meta.dirname, '..', '..', '..')
const copy = join(root, '.cache', 'adding-a-building')
const SOURCES = ['packages/kernel', 'packages/texts', 'games/le-havre']

/** A fenced block of the page: how it is meant, the file it is about, and its lines. */
interface Step {
  readonly kind: 'ts' | 'diff'
  readonly path: string
  readonly lines: readonly string[]
}

const steps: readonly Step[] = [
  ...readFileSync(new URL('../docs/adding-a-building.md', import.meta.url), 'utf8').matchAll(
    /^```(ts|diff) (\S+)\n(.*?)^```$/gms,
  ),
].map(([, kind, path = '', body = '']) => ({
  kind: kind === 'diff' ? 'diff' : 'ts',
  path,
  lines: body.trimEnd().split('\n'),
}))

const take = ({ kind, path, lines }: Step): void => {
  const file = join(copy, path)
  writeFileSync(file, `${(kind === 'ts' ? lines : patched(path, lines)).join('\n')}\n`)
}

/** Lines with a plus come after the line that the page shows before them. */
const patched = (path: string, changes: readonly string[]): string[] => {
  const lines = readFileSync(join(copy, path), 'utf8').trimEnd().split('\n')
  let place = -1
  for (const change of changes) {
    if (change.startsWith('+')) lines.splice(++place, 0, change.slice(1))
    else place = lines.indexOf(change.slice(1), place + 1)
    if (place < 0) throw new Error(`${path} has no line ${change.slice(1)}`)
  }
  return lines
}

const copySources = (): void => {
  rmSync(copy, { recursive: true, force: true })
  for (const home of SOURCES) {
    cpSync(join(root, home), join(copy, home), {
      recursive: true,
      // The projects refer to others that are not copied.
      filter: (path) => !path.endsWith('.test.ts') && basename(path) !== 'tsconfig.json',
    })
    const link = join(copy, 'node_modules', '@quayside', basename(home))
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(copy, home), link, 'junction')
  }
}

const run = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })

beforeAll(() => {
  copySources()
  for (const step of steps) take(step)
}, 60_000)

it('the page shows a record, a place in the catalogue, four names and a spec', () => {
  expect(steps.map(({ kind, path }) => `${kind} ${path.split('/').at(-1)}`)).toEqual([
    'ts cooperage.ts',
    'diff index.ts',
    'diff en.ts',
    'diff fr.ts',
    'diff es.ts',
    'diff zh-Hant.ts',
    'ts cooperage.test.ts',
  ])
})

it('the spec of the page passes', { timeout: 60_000 }, () => {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const config = join(root, 'vitest.config.ts')
  const results = join(copy, 'results.json')
  run(
    vitest,
    'run',
    '--root',
    copy,
    '--config',
    config,
    '--reporter=json',
    `--outputFile=${results}`,
    'cooperage',
  )
  const { numTotalTests, numPassedTests } = JSON.parse(readFileSync(results, 'utf8')) as Record<
    string,
    number
  >
  expect([numTotalTests, numPassedTests]).toEqual([4, 4])
})

it('the new building is played in a game, whose record replays, and its card is read in every language', () => {
  writeFileSync(join(copy, 'play.ts'), PLAY)
  const { record, replays, cards } = JSON.parse(run('play.ts')) as {
    record: string
    replays: boolean
    cards: string[]
  }
  expect(record).toMatch(/\n0 1 enter cooperage\n1 1 convert 2\n2 1 end\n\nunfinished\n$/)
  expect(replays).toBe(true)
  expect(cards.map((card) => card.split('\n')[0])).toEqual([
    'Cooperage',
    'Tonnellerie',
    'Tonelería',
    '製桶廠',
  ])
  for (const card of cards) expect(card).toMatch(/4/)
})

/** Asks the engine as any program would: by name. */
const PLAY = `
import { Game, printRecord, replay } from '@quayside/kernel'
import { BUILDINGS, buildingNamed, leHavre } from '@quayside/le-havre'
import { buildingLines, loadTexts } from '@quayside/le-havre/language'

const building = BUILDINGS[buildingNamed('cooperage')]
const position = leHavre.position.read({
  step: 'main',
  town: ['building-firm-1', 'building-firm-2', 'construction-firm'],
  seats: { 1: { buildings: ['cooperage'], stock: { fish: 5, wood: 3 } } },
})
if (!position.ok) throw new Error(JSON.stringify(position.refusal))
const game = Game.from(leHavre, position.value)
for (const command of ['enter cooperage', 'convert 2', 'end']) {
  const done = game.submitText(0, command)
  if (!done.ok) throw new Error(command + JSON.stringify(done.refusal))
}
const seeds = Array.from({ length: 200 }, (_, number) => 'cooperage-' + number)
const dealt = seeds.map((seed) => Game.open(leHavre, { players: 2 }, seed)).find(
  (opened) => opened.ok && leHavre.position.write(opened.value.state).special.includes('cooperage'),
)
const cards = []
for (const locale of ['en', 'fr', 'es', 'zh-Hant']) {
  const texts = await loadTexts(locale)
  cards.push([texts.building(building.name).plain, ...buildingLines(building, texts)].join('\\n'))
}
console.log(JSON.stringify({
  record: printRecord(game.record),
  replays: dealt !== undefined && replay(leHavre, dealt.value.record).ok,
  cards,
}))
`
