/** A correspondence game: players return after notifications by mail, push and webhook. */
import { createHmac } from 'node:crypto'
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import type { MyRoom } from '@quayside/protocol'
import { eventually } from '../eventually.ts'
import { endOfGame, errorsOf, table } from '../table/open-game.ts'
import { finger, type Hand, play } from '../table/random-player.ts'
import { isOwnTurn, join, openBrowser, openRoomByForm, PHONE } from './browser-players.ts'
import { type CorrespondenceServer, linkIn, mailText, test } from './correspondence-fixture.ts'
import { type PushDevice, pushDevice } from './fake-push.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const SEED = 'the-secret-of-the-harbour'

const LEA = 'lea@harbour.example'

const introduce = async (page: Page, name: string): Promise<void> => {
  await page.goto('/#/you')
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** With quiet hours at night. */
const leaByMail = async (browser: Browser, server: CorrespondenceServer, options: BrowserContextOptions) => {
  const lea = await openBrowser(browser, options)
  await introduce(lea, 'Lea')
  await lea.getByLabel('Email to').fill(LEA)
  await lea.getByRole('button', { name: 'Send a code' }).click()
  const code = /\d{8}/.exec((await server.nth('mails', 1)).split('\n\n')[1] ?? '')?.[0] ?? ''
  await lea.getByLabel('Code from the email').fill(code)
  await lea.getByRole('button', { name: 'Confirm' }).click()
  await expect(lea.getByRole('button', { name: 'Send a test' })).toBeVisible()
  await lea.getByText('Quiet hours').click()
  await expect(lea.getByRole('combobox', { name: 'From' })).toHaveValue('22')
  return lea
}

/** On a phone, with a fake push service. */
const inesByPush = async (browser: Browser, server: CorrespondenceServer, options: BrowserContextOptions) => {
  const ines = await openBrowser(browser, {
    ...options,
    ...PHONE,
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  })
  await ines.addInitScript(
    (subscription) => {
      Object.assign(PushManager.prototype, {
        subscribe: () => Promise.resolve({ toJSON: () => subscription }),
      })
    },
    (await server.outbox()).push,
  )
  await introduce(ines, 'Inès')
  const device = await pushDevice(ines)
  await ines.getByRole('button', { name: 'Notify me in this browser' }).click()
  await expect(ines.getByRole('button', { name: 'Send a test' })).toBeVisible()
  return [ines, device] as const
}

/** By webhook, as a digest every six hours. */
const mateoByWebhook = async (
  browser: Browser,
  server: CorrespondenceServer,
  options: BrowserContextOptions,
) => {
  const mateo = await openBrowser(browser, options)
  await introduce(mateo, 'Mateo')
  await mateo.getByLabel('Webhook URL').fill((await server.outbox()).hook)
  await mateo
    .locator('form', { has: mateo.getByLabel('Webhook URL') })
    .getByRole('button', { name: 'Add' })
    .click()
  const secret = await mateo.getByLabel('Signing secret').inputValue()
  await mateo.getByLabel('Frequency').selectOption({ label: 'At most every 6 hours' })
  await expect(mateo.getByText('Saved.').first()).toBeVisible()
  return [mateo, secret] as const
}

interface Players {
  readonly lea: Page
  readonly ines: Page
  readonly mateo: Page
  readonly device: PushDevice
  readonly secret: string
  /** The room's address. */
  readonly link: string
  readonly errors: readonly Error[][]
}

const joinPlayers = async (browser: Browser, server: CorrespondenceServer): Promise<Players> => {
  const options = { baseURL: server.address, timezoneId: 'Europe/Paris' }
  const [lea, [ines, device], [mateo, secret]] = await Promise.all([
    leaByMail(browser, server, options),
    inesByPush(browser, server, options),
    mateoByWebhook(browser, server, options),
  ])
  const errors = [lea, ines, mateo].map(errorsOf)
  const setup = { name: 'Lea', others: ['open', 'open'], seed: SEED, vacation: 7, byDay: true }
  const link = await openRoomByForm(lea, setup)
  await join(ines, link, 'Inès')
  await join(mateo, link, 'Mateo')
  await expect(table(mateo)).toBeVisible()
  for (const page of [lea, ines, mateo]) await leave(page)
  return { lea, ines, mateo, device, secret, link, errors }
}

const leave = async (page: Page): Promise<void> => {
  await page.goto('/#/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const isTurnOf = async (page: Page): Promise<boolean> => {
  const [room] = (await (await page.request.get('/api/me/rooms')).json()) as MyRoom[]
  return room?.isOver === false && room.ownTurns.length > 0
}

/** Answers every question until the turn passes, and leaves. */
const decide = async (page: Page, seed: string, hand?: Hand): Promise<void> => {
  // An auto-action may have made the only decision already.
  await eventually(async () => (await isOwnTurn(page)) || !(await isTurnOf(page))).toBe(true)
  const enough = async (): Promise<boolean> => !(await isOwnTurn(page)) && !(await isTurnOf(page))
  await play(page, { seed, enough, ...(hand ? { hand } : {}) })
  await leave(page)
}

/** All notifications, without the confirmation code of Lea's mail. */
const sentTexts = async (server: CorrespondenceServer): Promise<string[]> => {
  const { mails, pushes, hooks } = await server.outbox()
  return [...mails.slice(1).map(({ text }) => mailText(text)), ...pushes, ...hooks.map(({ body }) => body)]
}

/** Names, game and time left are allowed; cards, goods and secrets are not. */
const NOTHING_PRIVATE =
  /^(?:Your turn in Le Havre Players: Lea, Inès, and Mateo\.|Your time in Le Havre is running out Time left: (?:less than an hour|1 hour|\d+ hours)\. Players: Lea, Inès, and Mateo\.)(?: Change or stop these emails: http:\/\/localhost:\d+\/#\/you)?$/

const textOf = (sent: string): string => {
  if (!sent.startsWith('{')) {
    const [head = '', text = ''] = sent.split(/\n\n(.*)/s)
    const subject = /^Subject: (.*)$/m.exec(head)?.[1] ?? ''
    return `${subject} ${text
      .replace(/https?:\S+/, '')
      .replace(/\s+/g, ' ')
      .trim()}`
  }
  const { title, text } = JSON.parse(sent) as { title: string; text: string }
  return `${title} ${text}`
}

const expectNothingPrivate = async (server: CorrespondenceServer, pages: readonly Page[], link: string) => {
  const keys = await Promise.all(
    pages.map(async (page) => [
      ...(await page.context().cookies()).map(({ value }) => value),
      ...(await page.evaluate(() =>
        Object.keys(localStorage)
          .filter((name) => /^quayside\.room\..*\.seatSecret$/.test(name))
          .map((name) => localStorage.getItem(name) ?? ''),
      )),
    ]),
  )
  expect(keys.flat()).toHaveLength(2 * pages.length)
  const sent = await sentTexts(server)
  for (const one of sent) {
    expect(textOf(one)).toMatch(NOTHING_PRIVATE)
    expect(linkIn(one)).toBe(link)
    for (const secret of [SEED, ...keys.flat()]) expect(one).not.toContain(secret)
  }
  return sent
}

test('players are notified of their turn by mail, push and webhook, are reminded, and not during quiet hours', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000)
  const { lea, ines, mateo, device, secret, link, errors } = await joinPlayers(browser, server)

  // Lea follows the link in a mail.
  await server.advanceClock(2 * MINUTE)
  await lea.goto(linkIn(await server.nth('mails', 2)))
  await decide(lea, 'lea')

  // Inès follows a push notification, looks, and leaves.
  const lookedIn = async (title: string, count: number): Promise<void> => {
    expect((await device.deliver(await server.nth('pushes', count))).title).toBe(title)
    await device.tap()
    await eventually(() => isOwnTurn(ines)).toBe(true)
    await leave(ines)
  }
  await server.advanceClock(2 * MINUTE)
  await lookedIn('Your turn in Le Havre', 1)

  // Three quarters of 24 hours between eight and eight are over on Tuesday afternoon, the rest on Wednesday morning.
  expect((await server.advanceClock(DAY + 5 * HOUR)).pushes).toHaveLength(1)
  await server.advanceClock(HOUR + 5 * MINUTE)
  await lookedIn('Your time in Le Havre is running out', 2)
  await server.advanceClock(18 * HOUR)
  await eventually(() => isTurnOf(mateo)).toBe(true)

  // Mateo's webhook gets a signed digest six hours later.
  await server.advanceClock(2 * MINUTE)
  expect((await server.advanceClock(5 * HOUR)).hooks).toEqual([])
  await server.advanceClock(HOUR + 10 * MINUTE)
  const digest = await server.nth('hooks', 1)
  const [hook] = (await server.outbox()).hooks
  expect(hook?.signature).toBe(createHmac('sha256', secret).update(digest).digest('hex'))
  await mateo.goto(linkIn(digest))
  await eventually(() => isOwnTurn(mateo)).toBe(true)

  // There is no notification during his vacation, and one after it.
  await mateo.getByRole('button', { name: 'Menu' }).click()
  await mateo.getByRole('combobox', { name: /^Vacation/ }).selectOption('3')
  await mateo.getByRole('button', { name: 'Pause my clock' }).click()
  await expect(mateo.getByText('Your clock is paused until')).toBeVisible()
  await leave(mateo)
  expect((await server.advanceClock(2 * DAY)).hooks).toHaveLength(1)
  await server.advanceClock(DAY + HOUR)
  await server.advanceClock(6 * HOUR + 5 * MINUTE)
  const back = linkIn(await server.nth('hooks', 2))

  // He decides at night, and Lea is notified in the morning.
  await mateo.goto(back)
  await decide(mateo, 'mateo')
  expect((await server.advanceClock(7 * HOUR)).mails).toHaveLength(2)
  await server.advanceClock(3 * HOUR)
  await lea.goto(linkIn(await server.nth('mails', 3)))
  await eventually(() => isOwnTurn(lea)).toBe(true)

  expect(await expectNothingPrivate(server, [lea, ines, mateo], link)).toHaveLength(6)
  expect(errors.flat()).toEqual([])
})

/** Mateo plays every third turn himself; a bot plays the others. */
const COMES_EVERY = 3

test('a whole correspondence game, in which players return when they are notified', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  test.setTimeout(1_800_000)
  const { lea, ines, mateo, device, link, errors } = await joinPlayers(browser, server)
  const startedAt = (await server.outbox()).now
  const count = { mails: 1, pushes: 0, hooks: 0, reminders: 0, decided: 0, stoodIn: 0 }

  const isOver = async (): Promise<boolean> => {
    const [room] = (await (await lea.request.get('/api/me/rooms')).json()) as MyRoom[]
    return room?.isOver === true
  }
  /** A notified player follows the link and decides if it is still their turn. */
  const come = async (page: Page, hand?: Hand): Promise<void> => {
    if (await isTurnOf(page)) {
      count.decided++
      await decide(page, `${count.decided}`, hand)
    } else await leave(page)
  }

  while (!(await isOver())) {
    const before = { ...count }
    const { mails, pushes, hooks } = await server.advanceClock(10 * MINUTE)
    for (const { text } of mails.slice(count.mails)) {
      count.mails++
      await lea.goto(linkIn(mailText(text)))
      await come(lea)
    }
    for (const message of pushes.slice(count.pushes)) {
      count.pushes++
      if ((await device.deliver(message)).title.startsWith('Le Havre')) count.reminders++
      await device.tap()
      await ines.waitForURL(link)
      await come(ines, finger)
    }
    for (const { body } of hooks.slice(count.hooks)) {
      count.hooks++
      if (body.includes('is running out')) count.reminders++
      else if (count.hooks % COMES_EVERY !== 0) count.stoodIn++
      else {
        await mateo.goto(linkIn(body))
        await come(mateo)
      }
    }
    if (count.mails === before.mails && count.pushes === before.pushes && count.hooks === before.hooks)
      await server.advanceClock(3 * HOUR)
  }

  const results: string[][] = []
  for (const page of [lea, ines, mateo]) {
    await page.goto(link)
    await expect(endOfGame(page)).toBeVisible()
    results.push(await page.locator('[data-ui="sheet"] td:last-child').allInnerTexts())
  }
  expect(results[1]).toEqual(results[0])
  expect(results[2]).toEqual(results[0])
  expect(count.stoodIn).toBeGreaterThan(0)
  expect(count.reminders).toBeGreaterThan(0)
  const sent = await expectNothingPrivate(server, [lea, ines, mateo], link)
  expect(sent).toHaveLength(count.mails - 1 + count.pushes + count.hooks)
  expect(errors.flat()).toEqual([])
  const days = Math.round(((await server.outbox()).now - startedAt) / DAY)
  console.log(`${days} days, ${sent.length} messages, none private: ${JSON.stringify(count)}`)
})
