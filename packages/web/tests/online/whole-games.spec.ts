/** Whole games at the server, with everything that can happen to people in different places. */
import { expect } from '@playwright/test'
import { leHavre } from '@quayside/le-havre'
import { packetRow } from '@quayside/packet-row'
import { eventually } from '../eventually.ts'
import { endOfGame, errorsOf, setSettings, table, tray } from '../table/open-game.ts'
import { finger, play } from '../table/random-player.ts'
import { join, openTable, PHONE, playByEar, positionOf, somebody } from './browser-players.ts'
import { heardBy, secretsIn } from './received-secrets.ts'
import { test } from './server-fixture.ts'
import { recordAt, verified } from './verify-record.ts'

const AWAY = 'No connection to the table'

const GAMES = [
  ['Le Havre', {}, 60, (heard: string[]) => secretsIn(heard, leHavre)],
  ['Packet Row', { game: 'packet-row' }, 30, (heard: string[]) => secretsIn(heard, packetRow)],
] as const

for (const [title, wish, middle, secrets] of GAMES)
  test(`three people, by mouse, by finger and by ear, and a bot play a whole game of ${title}`, {
    tag: '@long',
  }, async ({ browser }) => {
    test.setTimeout(900_000)
    const [lea, ines, mateo] = [
      await somebody(browser),
      await somebody(browser, PHONE),
      await somebody(browser),
    ]
    await setSettings(mateo, { board: 'text' })
    const errors = [lea, ines, mateo].map(errorsOf)
    const link = await openTable(lea, { name: 'Lea', others: ['open', 'deckhand', 'open'], ...wish })
    await join(ines, link, 'Inès')
    await join(mateo, link, 'Mateo')
    // Whoever looks on from the beginning hears everything, and nothing that is hidden.
    const visitor = await somebody(browser)
    const heard = heardBy(visitor)
    await visitor.goto(link.replace('#/join/', '#/watch/'))
    await expect(table(visitor)).toBeVisible()
    await expect(tray(visitor).locator('[data-confirm]')).toHaveCount(0)

    const game = Promise.all([
      play(lea, { seed: 'lea' }),
      play(ines, { seed: 'ines', hand: finger }),
      playByEar(mateo, 'mateo'),
    ])
    const course = async (): Promise<void> => {
      await eventually(() => positionOf(lea), { timeout: 400_000 }).toBeGreaterThan(middle)
      await mateo.context().setOffline(true)
      await expect(mateo.getByText(AWAY)).toBeVisible()
      // It tries in vain before the way is free again.
      await mateo.waitForEvent('websocket')
      await mateo.context().setOffline(false)
      await expect(mateo.getByText(AWAY)).toBeHidden()
    }
    await Promise.all([game, course()])

    // The same seat in a second tab, and somebody who looked on, see the same end.
    const tab = await lea.context().newPage()
    await tab.goto(link)
    const results = async (page: typeof lea): Promise<string[]> => {
      await expect(endOfGame(page)).toBeVisible()
      return page.locator('[data-ui="podium"] b').allInnerTexts()
    }
    const result = await results(lea)
    for (const page of [ines, tab, visitor]) expect(await results(page)).toEqual(result)
    expect(errors.flat()).toEqual([])
    expect(heard.length).toBeGreaterThan(30)
    // The seed, the secret, the salt and the nonces are in the record, and nobody heard them before.
    const record = await recordAt(lea, link)
    const fair = /^fair (.*)$/m.exec(record)?.[1] ?? ''
    const hidden = `${/^seed .*$/m.exec(record)?.[0]} ${fair.replace(/"commitment":"\w+"/, '')}`
    const digits = hidden.match(/[\da-f]{32,64}/g) ?? []
    expect(digits).toHaveLength(6)
    for (const secret of digits) expect(heard.join('\n')).not.toContain(secret)
    expect(verified(record)).toContain('Deal verified.')
    for (const page of [lea, ines, mateo]) await expect(page.getByText('Deal verified.')).toBeVisible()
    expect(secrets(heard)).toEqual([])

    // Everybody who asks for it comes to the same rematch.
    for (const page of [lea, ines]) await page.getByRole('button', { name: /Rematch/ }).click()
    await eventually(() => ines.url()).toBe(lea.url())
    expect(lea.url()).not.toBe(link)
  })
