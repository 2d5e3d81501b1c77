/** The operator page: reports, closing a room, bans, and the audit log. */
import { type APIRequestContext, expect, type Page, request } from '@playwright/test'
import type { ServerMessage } from '@quayside/protocol'
import { errorsOf, table } from '../table/open-game.ts'
import { join, openBrowser } from './browser-players.ts'
import { OPERATOR_TOKEN, test } from './server-fixture.ts'

interface Met {
  readonly room: string
  readonly context: APIRequestContext
}

/** Mateo creates a room with a free seat over the API. */
const mateoOpens = async (address: string): Promise<Met> => {
  const context = await request.newContext({ baseURL: address })
  await context.post('/api/players', { data: { name: 'Mateo' } })
  const opened = await context.post('/api/rooms', {
    data: {
      game: 'le-havre',
      options: { players: 2, version: 'short', start: 0 },
      seats: [{ kind: 'mine', name: 'Mateo' }, { kind: 'open' }],
    },
  })
  const { room } = (await opened.json()) as { room: string }
  return { room, context }
}

/** Mateo writes a chat message; resolves when it is stored. */
const mateoSays = async (address: string, { room, context }: Met, words: string): Promise<void> => {
  const { cookies } = await context.storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, {
    headers: { cookie },
  } as unknown as string[])
  await new Promise<void>((resolve) => {
    socket.addEventListener('open', () =>
      socket.send(JSON.stringify({ kind: 'hello', protocol: 2, room, seat: 0, lastSeq: 0 })),
    )
    socket.addEventListener('message', ({ data }) => {
      const { kind } = JSON.parse(String(data)) as ServerMessage
      if (kind === 'frame') socket.send(JSON.stringify({ kind: 'chat', requestId: 'a', text: words }))
      if (kind === 'accepted') resolve()
    })
  })
  socket.close()
}

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/#/operator')
  await page.getByLabel('Operator token').fill(OPERATOR_TOKEN)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('navigation', { name: 'Operator' }).waitFor()
}

const open = (page: Page, tab: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Operator' })
    .getByRole('link', { name: new RegExp(`^${tab}`) })
    .click()

test('a report is read and resolved, the room is closed, and the author is banned and unbanned', async ({
  browser,
  baseURL,
}) => {
  const [lea, operator] = [await openBrowser(browser), await openBrowser(browser)]
  const errors = [lea, operator].map(errorsOf)
  const mateo = await mateoOpens(baseURL)
  await join(lea, `/#/join/${mateo.room}`, 'Lea')
  await mateoSays(baseURL, mateo, 'You play like a landlubber')
  await lea.getByRole('button', { name: /^Chat/ }).click()
  await lea.getByText('You play like a landlubber').waitFor()
  await lea.getByLabel('Options for this message from Mateo').click()
  await lea.getByRole('button', { name: 'Report message' }).click()
  await expect(lea.getByText('The people who run this server will read it')).toBeVisible()

  await signIn(operator)
  const report = operator.getByRole('listitem').filter({ hasText: 'You play like a landlubber' })
  await expect(report).toContainText('Reported by Lea')
  await report.getByRole('link', { name: 'Show the table' }).click()
  const room = operator.getByRole('listitem').filter({ hasText: mateo.room })
  await expect(room).toContainText('In play')
  await room.getByRole('button', { name: 'Close' }).click()
  const closing = operator.getByRole('form', { name: `Close: ${mateo.room}` })
  await closing.getByLabel('Reason').fill('they quarrel')
  await closing.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(operator.getByRole('status').filter({ hasText: 'audit log' })).toBeVisible()
  await expect(room).toContainText('Over')
  await expect(lea.getByRole('heading', { name: 'This game ended without a result.' })).toBeVisible()

  await room.getByRole('link', { name: 'Opened by Mateo' }).click()
  const player = operator.getByRole('listitem').filter({ hasText: 'Mateo' })
  await player.getByRole('button', { name: 'Ban: Mateo' }).click()
  const banning = operator.getByRole('form', { name: 'Ban: Mateo' })
  await banning.getByLabel('Reason').fill('insults')
  await banning.getByLabel('Duration').selectOption('1 day')
  await banning.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect(player).toContainText('Banned until')
  const refused = await mateo.context.get('/api/me')
  expect(await refused.json()).toMatchObject({ code: 'banned', params: { reason: 'insults' } })

  await open(operator, 'Bans')
  const ban = operator.getByRole('listitem').filter({ hasText: 'insults' })
  await ban.getByRole('button', { name: 'Lift ban: Mateo' }).click()
  const lifting = operator.getByRole('form', { name: 'Lift ban: Mateo' })
  await lifting.getByRole('button', { name: 'Lift ban', exact: true }).click()
  await expect(ban).toBeHidden()
  await expect(await mateo.context.get('/api/me')).toBeOK()

  await open(operator, 'Reports')
  await report.getByRole('button', { name: 'Resolve: Mateo' }).click()
  const resolving = operator.getByRole('form', { name: 'Resolve: Mateo' })
  await resolving.getByRole('button', { name: 'Resolve', exact: true }).click()
  await expect(report).toBeHidden()

  await open(operator, 'Audit log')
  const rows = operator.getByRole('row')
  for (const text of ['Report resolved', 'Ban lifted', 'Banned', 'Table closed'])
    await expect(rows.filter({ hasText: text }).first()).toBeVisible()
  await expect(rows.filter({ hasText: 'Table closed' }).first()).toContainText('they quarrel')
  await mateo.context.dispose()
  expect(errors.flat()).toEqual([])
})

test('the token is asked for once, stays in the tab, and is in no address or lasting storage', async ({
  browser,
}) => {
  const page = await openBrowser(browser)
  const urls: string[] = []
  page.on('request', (asked) => urls.push(asked.url()))
  await page.goto('/#/operator')
  await page.getByLabel('Operator token').fill('not the token')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('This is not this server’s operator token.')
  await signIn(page)
  await page.reload()
  await page.getByRole('navigation', { name: 'Operator' }).waitFor()
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(OPERATOR_TOKEN)
  expect(urls.join('\n')).not.toContain(OPERATOR_TOKEN)
  expect(page.url()).not.toContain(OPERATOR_TOKEN)
  const other = await page.context().newPage()
  await other.goto('/#/operator')
  await expect(other.getByLabel('Operator token')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.reload()
  await expect(page.getByLabel('Operator token')).toBeVisible()
})

test('a banned player is told why and until when, in the room and on every page, and can export their data', async ({
  browser,
  baseURL,
}) => {
  const lea = await openBrowser(browser)
  const mateo = await mateoOpens(baseURL)
  await join(lea, `/#/join/${mateo.room}`, 'Lea')
  await table(lea).waitFor()
  const me = (await (await lea.request.get('/api/me')).json()) as { id: string }
  const operator = await request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${OPERATOR_TOKEN}` },
  })
  const banned = await operator.post('/api/operator/bans', {
    data: { player: me.id, reason: 'insults in the chat', expiresAt: null },
  })
  const text = 'You are banned from this server. Reason: insults in the chat'
  await expect(lea.getByRole('alert')).toHaveText(text)
  await lea.goto('/#/')
  await lea.reload()
  await expect(lea.getByRole('status').filter({ hasText: text })).toBeVisible()
  await lea.getByRole('button', { name: 'Your page' }).click()
  const saved = lea.waitForEvent('download')
  await lea.getByRole('button', { name: 'Download my data' }).click()
  await saved
  await operator.delete(`/api/operator/bans/${((await banned.json()) as { id: string }).id}`)
  await lea.reload()
  await expect(lea.getByRole('heading', { level: 1, name: 'Lea' })).toBeVisible()
  await mateo.context.dispose()
  await operator.dispose()
})
