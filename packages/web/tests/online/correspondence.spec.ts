/** A game over days: people come when they are told, by mail, in their browser or by a program of theirs. */
import { createHmac } from 'node:crypto'
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import type { MyRoom } from '@quayside/protocol'
import { eventually } from '../eventually.ts'
import { endOfGame, errorsOf, table } from '../table/open-game.ts'
import { finger, type Hand, play } from '../table/random-player.ts'
import { isAsked, join, openTable, PHONE, somebody } from './browser-players.ts'
import { type DaysHarbour, linkIn, mailText, test } from './correspondence-fixture.ts'
import { type PushDevice, pushDevice } from './fake-push.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const SEED = 'the-secret-of-the-harbour'

const LEA = 'lea@harbour.example'

const introduce = async (page: Page, name: string): Promise<void> => {
  await page.goto('/#/you')
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Go by this name' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** At night she sleeps. */
const leaByMail = async (browser: Browser, harbour: DaysHarbour, options: BrowserContextOptions) => {
  const lea = await somebody(browser, options)
  await introduce(lea, 'Lea')
  await lea.getByLabel('By mail to').fill(LEA)
  await lea.getByRole('button', { name: 'Send a code' }).click()
  const code = /\d{8}/.exec((await harbour.nth('mails', 1)).split('\n\n')[1] ?? '')?.[0] ?? ''
  await lea.getByLabel('Code from the mail').fill(code)
  await lea.getByRole('button', { name: 'Confirm' }).click()
  await expect(lea.getByRole('button', { name: 'Try it' })).toBeVisible()
  await lea.getByText('Quiet at night').click()
  await expect(lea.getByLabel('Quiet from')).toHaveValue('22')
  return lea
}

/** On her phone; only the push service is not a real one. */
const inesByPush = async (browser: Browser, harbour: DaysHarbour, options: BrowserContextOptions) => {
  const ines = await somebody(browser, {
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
    (await harbour.post()).push,
  )
  await introduce(ines, 'Inès')
  const device = await pushDevice(ines)
  await ines.getByRole('button', { name: 'Tell me in this browser' }).click()
  await expect(ines.getByRole('button', { name: 'Try it' })).toBeVisible()
  return [ines, device] as const
}

/** A program of his tells him, at most every six hours. */
const mateoByProgram = async (browser: Browser, harbour: DaysHarbour, options: BrowserContextOptions) => {
  const mateo = await somebody(browser, options)
  await introduce(mateo, 'Mateo')
  await mateo.getByLabel('To a program, at').fill((await harbour.post()).hook)
  await mateo.getByRole('button', { name: 'Add', exact: true }).click()
  const secret = await mateo.getByLabel('The secret that signs').inputValue()
  await mateo.getByLabel('At most one message').selectOption({ label: 'Every 6 hours' })
  await expect(mateo.getByText('Saved.').first()).toBeVisible()
  return [mateo, secret] as const
}

interface Company {
  readonly lea: Page
  readonly ines: Page
  readonly mateo: Page
  readonly device: PushDevice
  readonly secret: string
  /** Leads to the table. */
  readonly link: string
  readonly errors: readonly Error[][]
}

const gathered = async (browser: Browser, harbour: DaysHarbour): Promise<Company> => {
  const options = { baseURL: harbour.address, timezoneId: 'Europe/Paris' }
  const [lea, [ines, device], [mateo, secret]] = await Promise.all([
    leaByMail(browser, harbour, options),
    inesByPush(browser, harbour, options),
    mateoByProgram(browser, harbour, options),
  ])
  const errors = [lea, ines, mateo].map(errorsOf)
  const wish = { name: 'Lea', others: ['open', 'open'], seed: SEED, vacation: 7, byDay: true }
  const link = await openTable(lea, wish)
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

/** Decides everything that is asked until the turn goes on, and leaves. */
const decide = async (page: Page, seed: string, hand?: Hand): Promise<void> => {
  // The page may have done the one thing there was to do, and others are waited for.
  await eventually(async () => (await isAsked(page)) || !(await isTurnOf(page))).toBe(true)
  const enough = async (): Promise<boolean> => !(await isAsked(page)) && !(await isTurnOf(page))
  await play(page, { seed, enough, ...(hand ? { hand } : {}) })
  await leave(page)
}

/** Everything that was ever sent, without the code that Lea asked for. */
const words = async (harbour: DaysHarbour): Promise<string[]> => {
  const { mails, pushes, hooks } = await harbour.post()
  return [...mails.slice(1).map(({ text }) => mailText(text)), ...pushes, ...hooks.map(({ body }) => body)]
}

/** Only who sits where, what is played and how much time is left; no name of a card, no good, no secret. */
const NOTHING_PRIVATE =
  /^(?:Your turn in Le Havre At the table: Lea, Inès, and Mateo\.|Le Havre is waiting for you Time left: (?:less than an hour|1 hour|\d+ hours)\. At the table: Lea, Inès, and Mateo\.)$/

const saidIn = (sent: string): string => {
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

const expectNothingPrivate = async (harbour: DaysHarbour, pages: readonly Page[], link: string) => {
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
  const sent = await words(harbour)
  for (const one of sent) {
    expect(saidIn(one)).toMatch(NOTHING_PRIVATE)
    expect(linkIn(one)).toBe(link)
    for (const secret of [SEED, ...keys.flat()]) expect(one).not.toContain(secret)
  }
  return sent
}

test('people are told of their turn by mail, push and program, reminded, and left alone when they wish', async ({
  browser,
  harbour,
}) => {
  test.setTimeout(240_000)
  const { lea, ines, mateo, device, secret, link, errors } = await gathered(browser, harbour)

  // A mail leads Lea to her decision.
  await harbour.later(2 * MINUTE)
  await lea.goto(linkIn(await harbour.nth('mails', 2)))
  await decide(lea, 'lea')

  // A message in her browser leads Inès there; she looks and goes away again.
  const lookedIn = async (title: string, count: number): Promise<void> => {
    expect((await device.deliver(await harbour.nth('pushes', count))).title).toBe(title)
    await device.tap()
    await eventually(() => isAsked(ines)).toBe(true)
    await leave(ines)
  }
  await harbour.later(2 * MINUTE)
  await lookedIn('Your turn in Le Havre', 1)

  // Three quarters of 24 hours between eight and eight are over on Tuesday afternoon, the rest on Wednesday morning.
  expect((await harbour.later(DAY + 5 * HOUR)).pushes).toHaveLength(1)
  await harbour.later(HOUR + 5 * MINUTE)
  await lookedIn('Le Havre is waiting for you', 2)
  await harbour.later(18 * HOUR)
  await eventually(() => isTurnOf(mateo)).toBe(true)

  // What Mateo's program hears comes six hours later, signed.
  await harbour.later(2 * MINUTE)
  expect((await harbour.later(5 * HOUR)).hooks).toEqual([])
  await harbour.later(HOUR + 10 * MINUTE)
  const heard = await harbour.nth('hooks', 1)
  const [hook] = (await harbour.post()).hooks
  expect(hook?.signature).toBe(createHmac('sha256', secret).update(heard).digest('hex'))
  await mateo.goto(linkIn(heard))
  await eventually(() => isAsked(mateo)).toBe(true)

  // On his vacation he hears nothing, and then it is told once.
  await mateo.getByRole('button', { name: 'Menu' }).click()
  await mateo.getByRole('combobox', { name: /^Vacation/ }).selectOption('3')
  await mateo.getByRole('button', { name: 'Stop my clock' }).click()
  await expect(mateo.getByText('Your clock stands until')).toBeVisible()
  await leave(mateo)
  expect((await harbour.later(2 * DAY)).hooks).toHaveLength(1)
  await harbour.later(DAY + HOUR)
  await harbour.later(6 * HOUR + 5 * MINUTE)
  const back = linkIn(await harbour.nth('hooks', 2))

  // It is the middle of the night when he decides, and Lea is told in the morning.
  await mateo.goto(back)
  await decide(mateo, 'mateo')
  expect((await harbour.later(7 * HOUR)).mails).toHaveLength(2)
  await harbour.later(3 * HOUR)
  await lea.goto(linkIn(await harbour.nth('mails', 3)))
  await eventually(() => isAsked(lea)).toBe(true)

  expect(await expectNothingPrivate(harbour, [lea, ines, mateo], link)).toHaveLength(6)
  expect(errors.flat()).toEqual([])
})

/** Mateo comes every third time; for the others a bot stands in. */
const COMES_EVERY = 3

test('a whole game over days, to which people come when they are told', { tag: '@long' }, async ({
  browser,
  harbour,
}) => {
  test.setTimeout(1_800_000)
  const { lea, ines, mateo, device, link, errors } = await gathered(browser, harbour)
  const begun = (await harbour.post()).now
  const count = { mails: 1, pushes: 0, hooks: 0, reminders: 0, decided: 0, stoodIn: 0 }

  const isOver = async (): Promise<boolean> => {
    const [room] = (await (await lea.request.get('/api/me/rooms')).json()) as MyRoom[]
    return room?.isOver === true
  }
  /** Whoever was told goes where the word leads, and decides if the table still waits. */
  const come = async (page: Page, hand?: Hand): Promise<void> => {
    if (await isTurnOf(page)) {
      count.decided++
      await decide(page, `${count.decided}`, hand)
    } else await leave(page)
  }

  while (!(await isOver())) {
    const before = { ...count }
    const { mails, pushes, hooks } = await harbour.later(10 * MINUTE)
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
      if (body.includes('is waiting for you')) count.reminders++
      else if (count.hooks % COMES_EVERY !== 0) count.stoodIn++
      else {
        await mateo.goto(linkIn(body))
        await come(mateo)
      }
    }
    if (count.mails === before.mails && count.pushes === before.pushes && count.hooks === before.hooks)
      await harbour.later(3 * HOUR)
  }

  const results: string[][] = []
  for (const page of [lea, ines, mateo]) {
    await page.goto(link)
    await expect(endOfGame(page)).toBeVisible()
    results.push(await page.locator('[data-ui="podium"] b').allInnerTexts())
  }
  expect(results[1]).toEqual(results[0])
  expect(results[2]).toEqual(results[0])
  expect(count.stoodIn).toBeGreaterThan(0)
  expect(count.reminders).toBeGreaterThan(0)
  const sent = await expectNothingPrivate(harbour, [lea, ines, mateo], link)
  expect(sent).toHaveLength(count.mails - 1 + count.pushes + count.hooks)
  expect(errors.flat()).toEqual([])
  const days = Math.round(((await harbour.post()).now - begun) / DAY)
  console.log(`${days} days, ${sent.length} messages, none private: ${JSON.stringify(count)}`)
})
