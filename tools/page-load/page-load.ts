import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, type Page, test } from '@playwright/test'
import { buildIfStale, openSite, SITE } from '@quayside/web/serve'
import { type Moments, moments, pressAtOnce } from './load-timings.ts'
import { type NetworkProfile, PROFILES, phone } from './throttled-phone.ts'

const VISITS = 5

/** The minimal page that reacts to a press: one button and its script. */
const BARE = {
  '/bare': [
    'text/html',
    '<!doctype html><button class="sh-text-board-switch">0</button><script src="bare.js"></script>',
  ],
  '/bare.js': [
    'text/javascript',
    'document.querySelector("button").onclick = ({ target }) => target.append("1")',
  ],
} as const

let server: Server
let address = ''

test.beforeAll(async () => {
  await buildIfStale()
  const site = await openSite(SITE)
  server = createServer((request, response) => {
    const [type, content] = Object.entries(BARE).find(([path]) => path === request.url)?.[1] ?? []
    if (type === undefined) site(request, response)
    else response.setHeader('Content-Type', type).end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  address = `http://localhost:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const MOMENTS = ['first bytes', 'first paint', 'usable'] as const

/** Median of several visits. */
const typical = (visits: readonly Moments[]): Moments => ({
  'first bytes': middle(visits.map((visit) => visit['first bytes'])),
  'first paint': middle(visits.map((visit) => visit['first paint'])),
  usable: middle(visits.map(({ usable }) => usable)),
})

const visit = async (page: Page, path: string): Promise<Moments> => {
  await page.goto(address + path, { waitUntil: 'commit' })
  return moments(page)
}

interface Visits {
  readonly bare: Moments
  readonly first: Moments
  readonly later: Moments
  /** Milliseconds from pressing the new-game button, as soon as that is possible, until the form is shown. */
  readonly form: number
}

/** A first visit, and a second one after everything is cached for offline use. */
const visitor = async (browser: Browser, profile: NetworkProfile): Promise<Visits> => {
  const { context, page } = await phone(browser, profile)
  await pressAtOnce(page)
  const bare = await visit(page, '/bare')
  const first = await visit(page, '/')
  const form = await page.evaluate(async () => {
    const start = performance.now()
    document.querySelector<HTMLElement>('[data-ui="new"] > a')?.click()
    while (document.querySelector('[data-ui="seats"]') === null) await new Promise(requestAnimationFrame)
    return performance.now() - start
  })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto('about:blank')
  const later = await visit(page, '/')
  await context.close()
  return { bare, first, later, form }
}

const line = (what: string, visits: readonly Moments[], bare: Moments): string => {
  const seen = typical(visits)
  const times = MOMENTS.map((moment) => `${moment} ${Math.round(seen[moment])} ms`).join(', ')
  const fastest = Math.round(Math.min(...visits.map(({ usable }) => usable)))
  const ratio = (seen.usable / bare.usable).toFixed(1)
  return `  ${what.padEnd(12)} ${times} (the fastest ${fastest} ms), ${ratio} times the bare page`
}

for (const profile of PROFILES)
  test(`the home page on a phone, ${profile.name}`, async ({ browser }) => {
    test.setTimeout(300_000)
    const visits: Visits[] = []
    for (let count = 0; count < VISITS; count++) visits.push(await visitor(browser, profile))
    const bare = typical(visits.map((one) => one.bare))
    const { name, latency, megabits, slowdown } = profile
    console.log(
      [
        `\n${name}: ${latency} ms a request, ${megabits} Mbit/s, processor ${slowdown} times slower; the middle of ${VISITS} visitors`,
        line(
          'bare page',
          visits.map((one) => one.bare),
          bare,
        ),
        line(
          'first visit',
          visits.map(({ first }) => first),
          bare,
        ),
        line(
          'later visits',
          visits.map(({ later }) => later),
          bare,
        ),
        `  a new game, asked for at once on the first visit: its form after ${Math.round(middle(visits.map(({ form }) => form)))} ms more`,
      ].join('\n'),
    )
  })
