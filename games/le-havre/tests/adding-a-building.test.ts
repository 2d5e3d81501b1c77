import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import process from 'node:process'
import { beforeAll, describe, expect, it } from 'vitest'

// Applies the steps of docs/adding-a-building.md to a copy of the sources, then plays the new buildings.

const root = join(import.meta.dirname, '..', '..', '..')
const copy = join(root, '.cache', 'adding-a-building')

/** A fenced block of the page: what to do with it, its file, and its lines. */
interface Step {
  readonly kind: 'ts' | 'diff'
  readonly path: string
  readonly lines: readonly string[]
}

const stepsIn = (part: string): readonly Step[] =>
  [...part.matchAll(/^```(ts|diff) (\S+)\n(.*?)^```$/gms)].map(([, kind, path = '', body = '']) => ({
    kind: kind === 'diff' ? 'diff' : 'ts',
    path,
    lines: body.trimEnd().split('\n'),
  }))

/** Each part begins with a first-level heading. */
const [, building = [], effect = []] = readFileSync(
  new URL('../docs/adding-a-building.md', import.meta.url),
  'utf8',
)
  .split(/^# /m)
  .map(stepsIn)

const take = ({ kind, path, lines }: Step): void => {
  const file = join(copy, path)
  writeFileSync(file, `${(kind === 'ts' ? lines : patched(path, lines)).join('\n')}\n`)
}

/** Lines with a plus are inserted after the context line before them, or before the first context line. */
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

const homesIn = (folder: string): readonly string[] =>
  [folder, ...readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)].filter((home) =>
    existsSync(join(root, home, 'package.json')),
  )

const copySources = (): void => {
  // What the type checker wrote last time stays: it only checks again what has changed since.
  mkdirSync(copy, { recursive: true })
  for (const name of readdirSync(copy)) if (name !== '.cache') rmSync(join(copy, name), { recursive: true })
  const isLeftOut = (path: string): boolean =>
    /\.test\.tsx?$|(?:^|\/)(?:node_modules|dist|fixtures|tests)$/.test(
      path.slice(root.length).replaceAll('\\', '/'),
    )
  for (const path of ['packages', 'games', 'tsconfig.base.json'])
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: (from) => !isLeftOut(from) })
  mkdirSync(join(copy, 'node_modules', '@quayside'), { recursive: true })
  for (const home of [...homesIn('packages'), ...homesIn('games')])
    symlinkSync(join(copy, home), join(copy, 'node_modules', '@quayside', basename(home)), 'junction')
}

const run = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })

const tool = (name: string, ...path: readonly string[]): string => join(root, 'node_modules', name, ...path)

const play = (script: string): unknown => {
  writeFileSync(join(copy, 'play.ts'), script)
  return JSON.parse(run('play.ts'))
}

beforeAll(() => {
  copySources()
  for (const step of [...building, ...effect]) take(step)
}, 120_000)

it('the specs of the page pass', { timeout: 120_000 }, () => {
  const results = join(copy, 'results.json')
  run(
    tool('vitest', 'vitest.mjs'),
    'run',
    '--root',
    copy,
    '--config',
    join(root, 'vitest.config.ts'),
    '--reporter=json',
    `--outputFile=${results}`,
    'cooperage',
    'customs-house',
  )
  const { numTotalTests, numPassedTests } = JSON.parse(readFileSync(results, 'utf8')) as Record<
    string,
    number
  >
  expect([numTotalTests, numPassedTests]).toEqual([9, 9])
})

it('the page leaves no gap that the types would find, down to the drawn table', { timeout: 300_000 }, () => {
  expect(run(tool('typescript', 'bin', 'tsc'), '-b', 'packages/web')).toBe('')
})

describe('a building', () => {
  it('is a record, a place in the catalogue, four names and a spec', () => {
    expect(building.map(({ kind, path }) => `${kind} ${path.split('/').at(-1)}`)).toEqual([
      'ts cooperage.ts',
      'diff index.ts',
      'diff en.json',
      'diff fr.json',
      'diff es.json',
      'diff zh-Hant.json',
      'ts cooperage.test.ts',
    ])
  })

  it('is played in a game, whose record replays, and its card is read in every language', () => {
    const { record, replays, cards } = play(PLAY_COOPERAGE) as {
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
})

describe('a kind of effect', () => {
  it('touches ten files, its tests left out', () => {
    const files = new Set(effect.map(({ path }) => path).filter((path) => !path.endsWith('.test.ts')))
    expect(files.size).toBeLessThanOrEqual(10)
    expect([...files].filter((path) => !path.startsWith('games/le-havre/'))).toEqual([])
  })

  it('is played, asked about in every language, chosen by bots and listed for programs', () => {
    const { asks, prompts, cards, chosen, facts, menu } = play(PLAY_CUSTOMS_HOUSE) as {
      asks: string
      prompts: string[]
      cards: string[]
      chosen: string[]
      facts: object[]
      menu: string[]
    }
    expect(asks).toBe('levy')
    expect(cards).toEqual([
      'Take 1 token from each of 3 offers of your choice.',
      'Prenez 1 jeton sur chacune des 3 offres de votre choix.',
      'Toma 1 ficha de cada una de las 3 ofertas que elijas.',
      '從你選擇的3個供給區各拿1個指示物。',
    ])
    expect(prompts).toEqual([
      `Customs House: ${cards[0]}`,
      `Douane\u00a0: ${cards[1]}`,
      `Aduana: ${cards[2]}`,
      `海關：${cards[3]}`,
    ])
    expect(menu).toContain('Take 1 wood, 1 iron, and 1 grain')
    // Which answer a bot prefers depends on its evaluator.
    expect(chosen[0]).toBe('enter customs-house')
    expect(chosen[1]).toMatch(/^choose( \w+){3}$/)
    expect(facts).toEqual([{ op: 'levy', count: 3 }])
  })
})

/** Uses the new building by name, as any program would. */
const PLAY_COOPERAGE = `
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

const PLAY_CUSTOMS_HOUSE = `
import { Game } from '@quayside/kernel'
import { BUILDINGS, buildingNamed, leHavre, question } from '@quayside/le-havre'
import { buildingText, commandContext, commandText, loadTexts, promptText } from '@quayside/le-havre/language'
import { heuristic } from './games/le-havre/bots/heuristic.ts'
import { effectJson } from './games/le-havre/language/catalogue/effect-json.ts'

const building = BUILDINGS[buildingNamed('customs-house')]
const position = leHavre.position.read({
  step: 'main',
  offers: { franc: 0, fish: 1, wood: 1, clay: 1, iron: 1, grain: 1, cattle: 0 },
  town: ['building-firm-1', 'building-firm-2', 'construction-firm'],
  seats: { 1: { buildings: ['customs-house'] } },
})
if (!position.ok) throw new Error(JSON.stringify(position.refusal))
const game = Game.from(leHavre, position.value)
const decide = () => {
  const command = heuristic.decide(leHavre.view(game.state, 0), 0, { nodes: 1000 }, 'customs')
  const done = game.submit(0, command)
  if (!done.ok) throw new Error(JSON.stringify(done.refusal))
}
decide()
const asked = leHavre.copy(game.state)
decide()
const languages = await Promise.all(['en', 'fr', 'es', 'zh-Hant'].map((locale) => loadTexts(locale)))
console.log(JSON.stringify({
  asks: question(asked).asks,
  prompts: languages.map((texts) => promptText(asked, 0, texts)),
  cards: languages.map((texts) => buildingText(building, texts).effect),
  menu: leHavre.commands(asked, 0).map((one) => commandText(one, languages[0], commandContext(asked))),
  chosen: game.moves.map(({ text }) => text),
  facts: effectJson(building),
}))
`
