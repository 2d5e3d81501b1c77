/** Friends, ratings, the history of games, and the offer of notifications. */
import { expect, type Page } from '@playwright/test'
import { packetRow } from '@quayside/packet-row'
import type { CreatedRoom, SeatTicket } from '@quayside/protocol'
import { slider } from '../replay/replay-page.ts'
import { endOfGame, errorsOf, table } from '../table/open-game.ts'
import { openBrowser } from './browser-players.ts'
import { playToEnd } from './play-to-end.ts'
import { test } from './server-fixture.ts'

const notices = (page: Page) => page.locator('[data-ui="notices"]')

const become = async (page: Page, name: string): Promise<void> => {
  await page.goto('/')
  await expect(await page.request.post('/api/players', { data: { name } })).toBeOK()
  await page.reload()
}

/** Lea's table of Packet Row for two. */
const openTable = async (page: Page, more: object = {}): Promise<CreatedRoom> => {
  const opened = await page.request.post('/api/rooms', {
    data: {
      game: 'packet-row',
      options: { players: 2, start: 0 },
      seats: [{ kind: 'mine', name: 'Lea' }, { kind: 'open' }],
      ...more,
    },
  })
  await expect(opened).toBeOK()
  return (await opened.json()) as CreatedRoom
}

const sitDown = async (page: Page, room: string): Promise<SeatTicket> => {
  const seated = await page.request.post(`/api/rooms/${room}/seats`, { data: { seat: 1 } })
  await expect(seated).toBeOK()
  return (await seated.json()) as SeatTicket
}

const OVER_DAYS = {
  settings: {
    clock: { kind: 'days', hours: 24, window: { from: 8, to: 20 }, vacation: 7 },
    onTimeout: { kind: 'policies' },
    chat: 'everybody',
    spectatorDelay: { kind: 'minutes', minutes: 15 },
  },
}

test('a correspondence game offers notifications once, and not again after a refusal', async ({
  browser,
}) => {
  const [lea, mateo] = [await openBrowser(browser), await openBrowser(browser)]
  await become(lea, 'Lea')
  await become(mateo, 'Mateo')
  const { room } = await openTable(lea, OVER_DAYS)
  await lea.goto(`/#/join/${room}`)
  const offer = notices(lea).getByText('This game takes several days.')
  // The offer is not shown before the game begins.
  await expect(lea.locator('[data-ui="code"]')).toBeVisible()
  await expect(offer).toHaveCount(0)
  await sitDown(mateo, room)
  await expect(table(lea)).toBeVisible()
  await expect(offer).toBeVisible()
  // Without push in this browser the page of the player has the other ways.
  await notices(lea).getByRole('button', { name: 'Turn on' }).click()
  await expect(lea).toHaveURL(/#\/you/)
  await lea.goto(`/#/join/${room}`)
  await expect(offer).toBeVisible()
  await notices(lea).getByRole('button', { name: 'Close' }).click()
  await expect(offer).toHaveCount(0)
  await lea.reload()
  await expect(table(lea)).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('two players become friends by code, see each other online, and a block hides both', async ({
  browser,
}) => {
  const [lea, mateo] = [await openBrowser(browser), await openBrowser(browser)]
  const errors = [lea, mateo].map(errorsOf)
  await become(lea, 'Lea')
  await become(mateo, 'Mateo')
  await lea.goto('/#/you')
  const code = await lea.locator('[data-ui="friend-code"] b').innerText()
  await mateo.goto('/#/you')
  await mateo.getByLabel('Add a friend by code').fill(code.toUpperCase())
  await mateo.getByLabel('Add a friend by code').press('Enter')
  const friends = (page: Page) => page.locator('[data-ui="friends"] li')
  await expect(friends(mateo)).toContainText('Has not accepted yet')
  await lea.reload()
  await expect(friends(lea)).toContainText('Wants to be your friend')
  await friends(lea).getByRole('button', { name: 'Accept' }).click()
  await expect(friends(lea)).toContainText(/Mateo(Online|Not online)/)

  // A friend is invited to a table from its waiting room.
  const { room } = await openTable(lea)
  await lea.goto(`/#/join/${room}`)
  await lea.getByRole('button', { name: 'Invite Mateo' }).click()
  await mateo.goto('/#/')
  await mateo.reload()
  const invitations = mateo.locator('[data-ui="invitations"]')
  await expect(invitations.getByRole('listitem')).toContainText(/Lea.*Packet Row/)
  await expect(invitations).not.toContainText('None')

  await mateo.goto('/#/you')
  await mateo.getByRole('button', { name: /^Block Lea/ }).click()
  await expect(friends(mateo)).toHaveCount(0)
  await expect(mateo.locator('[data-ui="blocks"]')).toContainText('Lea')
  await lea.goto('/#/you')
  await lea.reload()
  await expect(lea.locator('[data-ui="friend-code"]')).toBeVisible()
  await expect(friends(lea)).toHaveCount(0)
  expect(errors.flat()).toEqual([])
})

test('a rated game changes both ratings, and each player sees their own at the end, at their next seat and in their history', async ({
  browser,
  server,
}) => {
  const [lea, mateo] = [await openBrowser(browser), await openBrowser(browser)]
  await become(lea, 'Lea')
  await become(mateo, 'Mateo')
  const { room, keys } = await openTable(lea)
  const { key } = await sitDown(mateo, room)
  const at = { address: server, room }
  await playToEnd(
    [
      { ...at, seat: 0, seatSecret: keys['0'] ?? '' },
      { ...at, seat: 1, seatSecret: key },
    ],
    packetRow,
  )
  const { room: next } = await openTable(lea)
  await sitDown(mateo, next)
  const changes: string[] = []
  for (const page of [lea, mateo]) {
    await page.goto(`/#/join/${room}`)
    await expect(endOfGame(page)).toBeVisible()
    // The rating of a player with a private profile is visible to that player only.
    const change = page.locator('[data-ui="sheet"] [data-ui="rating-change"]')
    await expect(change).toHaveCount(1)
    changes.push(await change.innerText())
    await page.goto(`/#/join/${next}`)
    await expect(page.locator('[data-zone="players"] [data-ui="rating"]')).toHaveText(/^\d+$/)
    await page.goto('/#/you')
    const past = page.locator('[data-ui="finished-games"] li')
    await expect(past).toHaveCount(1)
    await expect(past).toContainText(/^Packet Row.*1\. (?:Lea|Mateo) −?\d+ · 2\. (?:Lea|Mateo) −?\d+/)
    await expect(past).toContainText(/Rating [+−]\d+/)
    await past.getByRole('link', { name: 'Replay' }).click()
    await slider(page).waitFor()
  }
  const signs = changes.map((text) => /^Rating \d+ \((?<sign>[+−])\d+\)$/.exec(text)?.groups?.['sign'])
  expect(new Set(signs)).toEqual(new Set(['+', '−']))
})
