/** Whole games on the text board: every event is announced once, in order, and the question comes last. */
import { expect, type Page, test } from '@playwright/test'
import { newRecord, printRecord, random } from '@quayside/kernel'
import { leHavre } from '@quayside/le-havre'
import { packetRow } from '@quayside/packet-row'
import { LOCALES } from '@quayside/texts'
import { eventually } from '../eventually.ts'
import { errorsOf, openGame, setSettings } from '../table/open-game.ts'
import { WHOLE_GAME } from '../table/whole-game.ts'

const GAMES = {
  'Le Havre': (players: number, seed: string) =>
    newRecord(leHavre, { players, version: 'short', start: 0 }, seed),
  'Packet Row': (players: number, seed: string) => newRecord(packetRow, { players, start: 0 }, seed),
} as const

interface Heard {
  readonly heard: string[]
}

/** With spaces of any kind as one. */
const plain = (text: string): string => text.replaceAll(/[\s\u00A0\u202F]+/gu, ' ').trim()

/** Collects what the live region of the news says. */
const listen = (page: Page): Promise<void> =>
  page.locator('[data-ui="news"]').evaluate((region) => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    if (region.textContent) heard.push(region.textContent)
    new MutationObserver(() => {
      if (region.textContent) heard.push(region.textContent)
    }).observe(region, { childList: true, subtree: true, characterData: true })
  })

/** What was said since the last time. */
const takeHeard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as Heard).heard.splice(0))

const lastHeard = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as unknown as Heard).heard.at(-1) ?? '')

/** The lines of the announcements that are on the page, oldest first. */
const linesOf = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('[role="log"] li > span:nth-child(2)').allTextContents()).map(plain).reverse()

/** The lines that were added; the page keeps only the latest. */
const added = (before: readonly string[], now: readonly string[]): readonly string[] => {
  for (let known = Math.min(before.length, now.length); known > 0; known--)
    if (before.slice(-known).every((line, place) => line === now[place])) return now.slice(known)
  return now
}

/** Lines that were not said, or not after the line before. */
const outOfOrder = (expected: readonly string[], speech: string): readonly string[] => {
  let from = 0
  return expected.flatMap((line) => {
    const at = speech.indexOf(line, from)
    if (at >= 0) {
      from = at + line.length
      return []
    }
    return [speech.includes(line) ? `out of order: ${line}` : `missing: ${line}`]
  })
}

const heading = async (page: Page): Promise<string> => plain(await page.locator('#tb-question').innerText())

const isOver = (page: Page): Promise<boolean> => page.locator('#tb-afterwards').isVisible()

/** Answers by number until it is over; returns every fault with the question it came before. */
const faultsOf = async (page: Page, seed: string): Promise<readonly string[]> => {
  const dice = random(seed)
  const faults: string[] = []
  let before = await linesOf(page)
  const options = page.locator('[data-ui="answers"] button')
  for (;;) {
    await options.first().or(page.locator('#tb-afterwards')).first().waitFor({ timeout: 60_000 })
    const asked = await heading(page)
    // The question is announced a moment after it is asked.
    await eventually(async () => plain(await lastHeard(page)).includes(asked)).toBe(true)
    const now = await linesOf(page)
    const said = (await takeHeard(page)).map(plain)
    const expected = added(before, now)
    faults.push(...outOfOrder(expected, said.join(' ')).map((fault) => `${asked} ${fault}`))
    const last = said.at(-1) ?? ''
    const newest = expected.at(-1)
    if (newest !== undefined && last.lastIndexOf(asked) < last.lastIndexOf(newest))
      faults.push(`${asked} is not last: ${last}`)
    // The question says its phase first, such as the end of a round.
    const phase = plain(await page.locator('#tb-answers p').first().innerText())
    const twice = expected.filter(
      (line, place) =>
        expected.indexOf(line) === place &&
        !phase.startsWith(line.replace(/[.。]$/u, '')) &&
        said.join(' ').split(line).length - 1 > expected.filter((other) => other.includes(line)).length,
    )
    for (const line of twice) faults.push(`${asked} said again: ${line}`)
    before = now
    if (await isOver(page)) return faults
    const at = await page.locator('[data-at]').getAttribute('data-at')
    await page.locator('#tb-command').fill(String(dice.nextInt(await options.count()) + 1))
    await page.keyboard.press('Enter')
    // Moves that lose something are confirmed even without previews.
    const moved = page.locator(`[data-at]:not([data-at="${at}"])`)
    const pending = page.locator('[data-ui="reply"][data-pending="true"]')
    await moved.or(pending).first().waitFor()
    if (await pending.isVisible()) await page.keyboard.press('Enter')
    await moved.waitFor()
  }
}

for (const [game, begin] of Object.entries(GAMES))
  for (const players of [2, 3, 4, 5])
    for (const locale of LOCALES)
      test(`${game}, ${players} players, ${locale}: all news once, in order, question last`, {
        tag: '@long',
      }, async ({ page }) => {
        test.setTimeout(WHOLE_GAME)
        const errors = errorsOf(page)
        await setSettings(page, { board: 'text', locale, previewFirst: false })
        const record = begin(players, `news-${players}-${locale}`)
        if (!record.ok) throw new Error(record.refusal.code)
        await openGame(page, printRecord(record.value), 0, 'deckhand')
        await listen(page)
        expect(await faultsOf(page, `${game} ${players} ${locale}`)).toEqual([])
        expect(errors).toEqual([])
      })
