/** Prints how long a level thinks in a browser on a slow processor; nothing fails because of time. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { executablePath, FLAGS } from '../../tests/browser/chromium.ts'
import { number, readOptions, text, whole } from '../options.ts'
import { findSetUp, setUpNames } from '../train/set-ups.ts'
import type { ThinkingTimer } from './page-main.ts'

declare global {
  var thinking: ThinkingTimer
}

const values = readOptions('thinking-time', {
  level: text('LEVEL', 'commodore', 'the level that decides'),
  slowdown: number(4, 'how many times slower the processor is'),
  decisions: whole(40, 'decisions per set-up, evenly spread over a game between mates'),
  'set-ups': text('NAMES', setUpNames().join(','), 'names of their networks'),
  seed: text('TEXT', 'thinking', 'another game'),
})

/** One script with rules, bots and networks, compiled as for the site. */
const bundle = async (folder: string): Promise<string> => {
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    json: { namedExports: false, stringify: true },
    build: {
      outDir: folder,
      target: 'es2023',
      lib: { entry: join(import.meta.dirname, 'page-main.ts'), formats: ['es'], fileName: 'page' },
      rolldownOptions: { output: { topLevelVar: false, codeSplitting: false } },
    },
  })
  return join(folder, 'page.js')
}

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

const timesText = (times: readonly number[]): string => {
  const sorted = times.toSorted((one, other) => one - other)
  const [half, most, slowest] = [share(sorted, 0.5), share(sorted, 0.95), sorted.at(-1) ?? 0]
  return `half within ${half.toFixed(0)} ms, 95 % within ${most.toFixed(0)} ms, the slowest ${slowest.toFixed(0)} ms`
}

const folder = mkdtempSync(join(tmpdir(), 'thinking-time-'))
try {
  const script = await bundle(folder)
  const browser = await chromium.launch({ executablePath: await executablePath(), args: FLAGS })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ path: script, type: 'module' })
    await page.waitForFunction(() => 'thinking' in globalThis)
    const session = await page.context().newCDPSession(page)
    // The browser slows down only a page's main thread, so the level thinks there and not in a worker.
    const slowDown = (rate: number): Promise<unknown> =>
      session.send('Emulation.setCPUThrottlingRate', { rate })
    for (const name of values['set-ups'].split(',')) {
      const { game, options } = findSetUp(name)
      const asked = { game, options, seed: values.seed, level: values.level, decisions: values.decisions }
      const decisions = await page.evaluate((wanted) => globalThis.thinking.begin(wanted), asked)
      const times: [number[], number[]] = [[], []]
      for (let place = 0; place < decisions; place++)
        for (const [at, rate] of [values.slowdown, 1].entries()) {
          await slowDown(rate)
          times[at]?.push(await page.evaluate((which) => globalThis.thinking.decide(which), place))
        }
      console.log(
        `${name}, ${values.level}, ${decisions} decisions, processor ${values.slowdown} times slower: ` +
          `${timesText(times[0])}; at full speed ${timesText(times[1])}`,
      )
    }
  } finally {
    await browser.close()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
