/** Whole games on the server, with reloads, lost connections, spectators and a rematch. */
import { expect } from '@playwright/test'
import { leHavre } from '@quayside/le-havre'
import { packetRow } from '@quayside/packet-row'
import { eventually } from '../eventually.ts'
import { endOfGame, errorsOf, setSettings, table, tray } from '../table/open-game.ts'
import { finger, play } from '../table/random-player.ts'
import { join, moveNumberOf, openBrowser, openRoomByForm, PHONE, playOnTextBoard } from './browser-players.ts'
import { receivedBy, secretsIn } from './received-secrets.ts'
import { test } from './server-fixture.ts'
import { fetchRecord, verifyRecord } from './verify-record.ts'

const AWAY = 'Connection lost'

const GAMES = [
  ['Le Havre', {}, 60, (received: string[]) => secretsIn(received, leHavre)],
  ['Packet Row', { game: 'packet-row' }, 30, (received: string[]) => secretsIn(received, packetRow)],
] as const

for (const [title, setup, middle, secrets] of GAMES)
  test(`three people, by mouse, by finger and by ear, and a bot play a whole game of ${title}`, {
    tag: '@long',
  }, async ({ browser }) => {
    test.setTimeout(900_000)
    const [lea, ines, mateo] = [
      await openBrowser(browser),
      await openBrowser(browser, PHONE),
      await openBrowser(browser),
    ]
    await setSettings(mateo, { board: 'text' })
    const errors = [lea, ines, mateo].map(errorsOf)
    const link = await openRoomByForm(lea, { name: 'Lea', others: ['open', 'deckhand', 'open'], ...setup })
    await join(ines, link, 'Inès')
    await join(mateo, link, 'Mateo')
    // A spectator from the start receives every message and nothing hidden.
    const visitor = await openBrowser(browser)
    const received = receivedBy(visitor)
    await visitor.goto(link.replace('#/join/', '#/watch/'))
    await expect(table(visitor)).toBeVisible()
    await expect(tray(visitor).locator('[data-confirm]')).toHaveCount(0)

    const game = Promise.all([
      play(lea, { seed: 'lea' }),
      play(ines, { seed: 'ines', hand: finger }),
      playOnTextBoard(mateo, 'mateo'),
    ])
    const course = async (): Promise<void> => {
      await eventually(() => moveNumberOf(lea), { timeout: 400_000 }).toBeGreaterThan(middle)
      await mateo.context().setOffline(true)
      await expect(mateo.getByText(AWAY)).toBeVisible()
      // It retries in vain until the connection is unblocked.
      await mateo.waitForEvent('websocket')
      await mateo.context().setOffline(false)
      await expect(mateo.getByText(AWAY)).toBeHidden()
    }
    await Promise.all([game, course()])

    // The same seat in a second tab and a spectator see the same result.
    const tab = await lea.context().newPage()
    await tab.goto(link)
    const results = async (page: typeof lea): Promise<string[]> => {
      await expect(endOfGame(page)).toBeVisible()
      return page.locator('[data-ui="sheet"] td:last-child').allInnerTexts()
    }
    const result = await results(lea)
    for (const page of [ines, tab, visitor]) expect(await results(page)).toEqual(result)
    expect(errors.flat()).toEqual([])
    expect(received.length).toBeGreaterThan(30)
    // The record has seed, secret, salt and nonces, and no page received them before.
    const record = await fetchRecord(lea, link)
    const fair = /^fair (.*)$/m.exec(record)?.[1] ?? ''
    const hidden = `${/^seed .*$/m.exec(record)?.[0]} ${fair.replace(/"commitment":"\w+"/, '')}`
    const digits = hidden.match(/[\da-f]{32,64}/g) ?? []
    expect(digits).toHaveLength(6)
    for (const secret of digits) expect(received.join('\n')).not.toContain(secret)
    expect(verifyRecord(record)).toContain('Deal verified.')
    for (const page of [lea, ines, mateo]) await expect(page.getByText('Deal verified.')).toBeVisible()
    expect(secrets(received)).toEqual([])

    // Every player who asks gets the same rematch.
    for (const page of [lea, ines]) await page.getByRole('button', { name: /Rematch/ }).click()
    await eventually(() => lea.url()).not.toBe(link)
    await eventually(() => ines.url()).toBe(lea.url())
  })
