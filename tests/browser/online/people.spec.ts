/** Two people and a spectator: table code, chat, presence, undo, leaving, result and rematch, on a desktop and a phone. */
import { expect, type Page } from '@playwright/test'
import { packetRow } from '@quayside/packet-row'
import type { CreatedRoom, SeatTicket } from '@quayside/protocol'
import { eventually } from '../eventually.ts'
import { endOfGame, errorsOf, setSettings, table, tray } from '../table/open-game.ts'
import { answer, isOwnTurn, moveNumberOf, openBrowser, PHONE } from './browser-players.ts'
import { playToEnd } from './play-to-end.ts'
import { test } from './server-fixture.ts'

const notices = (page: Page) => page.locator('[data-ui="notices"]')

const become = async (page: Page, name: string): Promise<void> => {
  await page.goto('/')
  await expect(await page.request.post('/api/players', { data: { name } })).toBeOK()
}

/** A waiting table of Packet Row for two; with the secret of its first seat. */
const openTable = async (page: Page, options: object = {}): Promise<CreatedRoom> => {
  const opened = await page.request.post('/api/rooms', {
    data: {
      game: 'packet-row',
      options: { players: 2, start: 0 },
      seats: [{ kind: 'mine', name: 'Lea' }, { kind: 'open' }],
      ...options,
    },
  })
  await expect(opened).toBeOK()
  return (await opened.json()) as CreatedRoom
}

/** Whether two boxes on the page share any point. */
const overlap = async (page: Page, one: string, other: string): Promise<boolean> => {
  const [a, b] = [await page.locator(one).boundingBox(), await page.locator(other).boundingBox()]
  if (a === null || b === null) throw new Error('not shown')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height
}

test('two people meet by a code, talk, ask for an undo, and one leaves', async ({ browser }) => {
  const [lea, mateo, visitor] = [
    await openBrowser(browser),
    await openBrowser(browser, PHONE),
    await openBrowser(browser),
  ]
  const errors = [lea, mateo, visitor].map(errorsOf)
  await become(lea, 'Lea')
  const { room } = await openTable(lea)
  await lea.goto(`/#/join/${room}`)
  const code = await lea.locator('[data-ui="code"] b').innerText()
  expect(code).toMatch(/^[a-z]{4}-[a-z]{4}$/)
  await lea.getByRole('textbox', { name: 'Your message' }).fill('Welcome')
  await lea.getByRole('textbox', { name: 'Your message' }).press('Enter')

  // The code is typed on the home page as it was heard.
  await become(mateo, 'Mateo')
  await mateo.reload()
  await mateo.getByLabel('Table code').fill(code.toUpperCase().replace('-', ' '))
  await mateo.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(mateo.getByText('Welcome')).toBeVisible()
  await mateo.getByRole('button', { name: 'Sit here' }).click()
  for (const page of [lea, mateo]) await expect(table(page)).toBeVisible()
  await visitor.goto(`/#/watch/${room}`)
  await expect(table(visitor)).toBeVisible()
  await expect(lea).toHaveTitle(/^● Your turn · /)
  await expect(mateo).not.toHaveTitle(/Your turn/)

  // A phrase is read in the language of each reader, and the chat covers no decision.
  await setSettings(mateo, { locale: 'fr' })
  await mateo.reload()
  await expect(table(mateo)).toBeVisible()
  await lea.keyboard.press('t')
  await lea.getByText('Quick phrases').click()
  await lea.getByRole('button', { name: 'Good luck, have fun!' }).click()
  await expect(lea.getByRole('log', { name: 'Chat' })).toContainText('Good luck, have fun!')
  await mateo.locator('[data-ui="chat-button"]').click()
  await expect(mateo.locator('[data-ui="lines"]')).toContainText('Bonne chance et bon jeu')
  for (const page of [lea, mateo])
    expect(await overlap(page, '[data-ui="drawer"]:popover-open', '[data-zone="tray"]')).toBe(false)
  await eventually(() => isOwnTurn(lea)).toBe(true)
  await answer(lea)
  await lea.keyboard.press('Escape')
  await setSettings(mateo, {})
  await mateo.reload()
  await expect(mateo).toHaveTitle(/^● Your turn · /)
  await eventually(() => isOwnTurn(mateo)).toBe(true)
  await answer(mateo)
  await eventually(() => moveNumberOf(lea)).toBe(2)

  // The undo is asked for where the undo button is, and both see which move it is about.
  await lea.locator('[data-ui="ask-undo"]').click()
  await expect(notices(mateo).getByText(/^To the position before: ./)).toBeVisible()
  await mateo.getByRole('button', { name: 'Agree' }).click()
  for (const page of [lea, mateo]) await eventually(() => moveNumberOf(page)).toBe(0)

  // A player who leaves the page is shown as away to everybody.
  const link = mateo.url()
  await mateo.goto('/#/')
  for (const page of [lea, visitor])
    await expect(page.locator('[data-zone="players"] [data-ui="away"]')).toHaveCount(1, { timeout: 40_000 })
  await mateo.goto(link)
  await expect(lea.locator('[data-zone="players"] [data-ui="away"]')).toHaveCount(0)

  // Leaving is announced with the bot that plays on.
  await mateo.getByRole('button', { name: 'Menu' }).click()
  await mateo.getByRole('button', { name: 'Leave the game' }).click()
  await mateo.getByRole('button', { name: 'Leave permanently' }).click()
  await expect(mateo.getByRole('heading', { name: 'You left this game' })).toBeVisible()
  for (const page of [lea, visitor]) {
    await expect(notices(page).getByText(/^Mateo left the game\. The bot .+ has taken over\.$/)).toBeVisible()
    await expect(page.locator('[data-zone="players"] [data-ui="bot"]')).toHaveCount(1)
  }
  expect(errors.flat()).toEqual([])
})

test('after everybody has left, a rematch is offered to all and can be played', async ({ browser }) => {
  const [lea, mateo] = [await openBrowser(browser), await openBrowser(browser, PHONE)]
  const errors = [lea, mateo].map(errorsOf)
  await become(lea, 'Lea')
  await become(mateo, 'Mateo')
  const { room } = await openTable(lea)
  await expect(await mateo.request.post(`/api/rooms/${room}/seats`, { data: { seat: 1 } })).toBeOK()
  for (const page of [lea, mateo]) {
    await page.goto(`/#/join/${room}`)
    await expect(table(page)).toBeVisible()
  }
  for (const page of [mateo, lea]) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Leave the game' }).click()
    await page.getByRole('button', { name: 'Leave permanently' }).click()
  }
  // The last one to leave ended the game, and sees that it has no result.
  await lea.goto('/#/')
  await lea.goto(`/#/join/${room}`)
  await expect(tray(lea).getByRole('heading')).toHaveText('This game ended without a result.')
  // Nobody is asked any more.
  await expect(table(lea).getByText('asking you')).toHaveCount(0)
  await expect(table(lea).locator('[data-place^="area-"] header').first()).toContainText('closed')
  await tray(lea).getByRole('button', { name: 'Rematch' }).click()
  await expect(lea.getByText('Reserved for Mateo')).toBeVisible()
  // The other one is invited, although a bot had taken over.
  await mateo.goto('/#/')
  await mateo.reload()
  const invitation = mateo.locator('[data-ui="invitations"]')
  await expect(invitation).toContainText('Lea wants a rematch.')
  await invitation.getByRole('link').click()
  await mateo.getByRole('button', { name: 'Sit here' }).click()
  for (const page of [lea, mateo]) await expect(table(page)).toBeVisible()
  expect(lea.url()).toBe(mateo.url())
  await setSettings(lea, { board: 'text' })
  await lea.goto(`/#/join/${room}`)
  await lea.reload()
  await expect(lea.locator('#tb-situation').getByRole('button', { name: 'Rematch' })).toBeVisible()
  expect(errors.flat()).toEqual([])
})

test('a finished game shows its result at home, a rematch needs both, and a spectator can follow', async ({
  browser,
  server,
}) => {
  const [lea, mateo, visitor] = [
    await openBrowser(browser),
    await openBrowser(browser, PHONE),
    await openBrowser(browser),
  ]
  const errors = [lea, mateo, visitor].map(errorsOf)
  await become(lea, 'Lea')
  await become(mateo, 'Mateo')
  const { room, keys } = await openTable(lea)
  const seated = await mateo.request.post(`/api/rooms/${room}/seats`, { data: { seat: 1 } })
  const { key } = (await seated.json()) as SeatTicket
  const at = { address: server, room }
  await playToEnd(
    [
      { ...at, seat: 0, seatSecret: keys['0'] ?? '' },
      { ...at, seat: 1, seatSecret: key },
    ],
    packetRow,
  )
  for (const page of [lea, mateo]) {
    await page.goto(`/#/join/${room}`)
    await expect(endOfGame(page)).toBeVisible()
  }
  await visitor.goto(`/#/watch/${room}`)
  await expect(endOfGame(visitor)).toBeVisible()
  await expect(visitor.getByRole('button', { name: /^Rematch/ })).toHaveCount(0)
  // A refusal is shown with its reason, and the button can be pressed again.
  await lea.route(
    '**/rematch',
    (route) => route.fulfill({ status: 429, json: { code: 'too-many-requests', params: {} } }),
    { times: 1 },
  )
  await lea.getByRole('button', { name: /^Rematch/ }).click()
  await expect(notices(lea).getByText('Too many requests')).toBeVisible()
  await lea.getByRole('button', { name: /^Rematch/ }).click()
  await expect(lea.getByText('Reserved for Mateo')).toBeVisible()
  await expect(notices(mateo).getByText('Lea wants a rematch.')).toBeVisible()
  await expect(notices(mateo).getByText('1 of 2 players has accepted.')).toBeVisible()
  // The invitation does not cover the result.
  expect(await overlap(mateo, '[data-ui="notices"]', 'main h1')).toBe(false)
  await expect(notices(visitor).getByText('Lea wants a rematch.')).toBeVisible()
  await notices(mateo).getByRole('button', { name: 'Accept' }).click()
  for (const page of [lea, mateo]) await expect(table(page)).toBeVisible()
  expect(lea.url()).toBe(mateo.url())
  await notices(visitor).getByRole('link', { name: 'Watch' }).click()
  await expect(table(visitor)).toBeVisible()
  expect(visitor.url()).toBe(lea.url().replace('#/join/', '#/watch/'))
  await expect(tray(lea)).toBeVisible()
  // The result is shown on the home page, also in the link's accessible name.
  await lea.goto('/#/')
  await lea.reload()
  await lea.getByRole('button', { name: 'All games' }).click()
  await expect(
    lea.getByRole('link', { name: /^Continue Packet Row, (?:1st|2nd) of 2, .*Mateo/ }),
  ).toBeVisible()
  await lea.goto('/#/nowhere')
  await expect(lea.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(errors.flat()).toEqual([])
})
