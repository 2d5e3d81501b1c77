/** Scenes of the online pages for the visual tests; rooms are created over the API. */
import { type APIRequestContext, type Page, request } from '@playwright/test'
import type { ClientMessage, RoomSettings } from '@quayside/protocol'
import { table } from '../table/open-game.ts'
import { OPERATOR_TOKEN } from './server-fixture.ts'

interface OnlineScene {
  readonly name: string
  readonly open: (page: Page, address: string) => Promise<void>
}

const postJson = async <Answer>(
  reply: Promise<Awaited<ReturnType<APIRequestContext['post']>>>,
): Promise<Answer> => (await reply).json() as Promise<Answer>

/** The player of the page is Odile, who creates a room with a free seat. */
const opened = async (page: Page, settings?: RoomSettings): Promise<string> => {
  await page.request.post('/api/players', { data: { name: 'Odile' } })
  const { room } = await postJson<{ room: string }>(
    page.request.post('/api/rooms', {
      data: {
        game: 'le-havre',
        options: { players: 3, start: 0 },
        seats: [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }, { kind: 'bot', level: 'mate' }],
        ...(settings ? { settings } : {}),
      },
    }),
  )
  return room
}

/** Another player takes the seat and writes these messages. */
const withCompany = async (address: string, room: string, says: readonly ClientMessage[]): Promise<void> => {
  const mateo = await request.newContext({ baseURL: address })
  await mateo.post('/api/players', { data: { name: 'Mateo' } })
  const { key } = await postJson<{ key: string }>(
    mateo.post(`/api/rooms/${room}/seats`, { data: { seat: 1 } }),
  )
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`)
  const send = (message: ClientMessage): void => socket.send(JSON.stringify(message))
  socket.addEventListener('open', () =>
    send({ kind: 'hello', protocol: 2, room, seatSecret: key, lastSeq: 0 }),
  )
  await new Promise<void>((resolve) => {
    let done = 0
    socket.addEventListener('message', ({ data }) => {
      const { kind } = JSON.parse(String(data)) as { kind: string }
      if (kind === 'frame') for (const message of says) send(message)
      if (kind === 'accepted') done++
      if (kind === 'frame' ? says.length === 0 : done === says.length) resolve()
    })
  })
  socket.close()
  await mateo.dispose()
}

const sitDown = async (page: Page, room: string): Promise<void> => {
  await page.goto(`/#/join/${room}`)
  await table(page).waitFor()
}

const OPEN = { kind: 'open' }

const DAYS: RoomSettings = {
  clock: { kind: 'days', hours: 24, window: { from: 8, to: 20 }, vacation: 7 },
  onTimeout: { kind: 'policies' },
  chat: 'everybody',
  spectatorDelay: { kind: 'minutes', minutes: 15 },
}

const openMenu = async (page: Page): Promise<void> => {
  const menu = page.locator('[data-ui="drawer"]:has([data-ui="room-panel"])')
  await page.locator('header button[popovertarget]').last().click()
  await menu.waitFor()
}

/** The operator page with a banned player. */
const openOperator = async (page: Page, address: string, tab: string): Promise<void> => {
  const operator = await request.newContext({
    baseURL: address,
    extraHTTPHeaders: { authorization: `Bearer ${OPERATOR_TOKEN}` },
  })
  await operator.post('/api/operator/bans', {
    data: { range: '203.0.113.0/24', reason: 'Advertising in every chat', expiresAt: null },
  })
  await operator.dispose()
  await page.addInitScript((token) => sessionStorage.setItem('quayside.operatorToken', token), OPERATOR_TOKEN)
  await page.goto(`/#/operator/${tab}`)
}

export const ONLINE_SCENES: readonly OnlineScene[] = [
  {
    name: 'lobby',
    open: async (page, address) => {
      const host = await request.newContext({ baseURL: address })
      await host.post('/api/players', { data: { name: 'Maximilian-Alexander' } })
      await host.post('/api/rooms', {
        data: {
          game: 'le-havre',
          options: { players: 4 },
          seats: [{ kind: 'mine', name: 'Maximilian-Alexander' }, OPEN, OPEN, OPEN],
          settings: DAYS,
          listed: true,
        },
      })
      await host.dispose()
      await page.goto('/')
      await page.locator('button[aria-expanded="false"]').click()
      await page.locator('[data-ui="lobby"] li').first().waitFor()
    },
  },
  {
    name: 'new-table',
    open: async (page) => {
      await page.goto('/#/new')
      await page.locator('[data-ui="fields"] [data-ui="segments"]').first().getByRole('radio').last().check()
      // The clock: over days.
      const clock = page
        .locator('[data-ui="seats"] + *, fieldset:has([data-ui="seats"]) + fieldset')
        .getByRole('radio')
      await clock.last().check()
      await page.locator('[data-ui="switch"]').first().waitFor()
    },
  },
  {
    name: 'waiting-room',
    open: async (page) => {
      await page.goto(`/#/join/${await opened(page, DAYS)}`)
      await page.locator('[data-ui="qr"]').waitFor()
    },
  },
  {
    name: 'asked',
    open: async (page, address) => {
      const room = await opened(page)
      await withCompany(address, room, [
        { kind: 'vote-start', requestId: 'a', expectedMove: 0, topic: { kind: 'end-game' } },
      ])
      await sitDown(page, room)
      await page.locator('[data-ui="notices"] [data-ui="vote"]').waitFor()
    },
  },
  {
    name: 'chat',
    open: async (page, address) => {
      const room = await opened(page)
      await withCompany(address, room, [
        { kind: 'chat', requestId: 'a', text: 'Salut!' },
        { kind: 'chat', requestId: 'b', text: 'A long line that has to be broken somewhere. '.repeat(4) },
      ])
      await sitDown(page, room)
      await page.locator('[data-ui="chat-button"]').click()
      await page.locator('[data-ui="lines"] li').nth(1).waitFor()
      await page.locator('[data-ui="lines"] summary').first().click()
    },
  },
  {
    name: 'company-menu',
    open: async (page, address) => {
      const room = await opened(page, DAYS)
      await withCompany(address, room, [])
      await sitDown(page, room)
      await openMenu(page)
      await page.locator('[data-ui="room-panel"] > div').first().getByRole('button').last().click()
      await page.locator('[data-ui="sure"]').waitFor()
    },
  },
  {
    name: 'you',
    open: async (page) => {
      await page.request.post('/api/players', { data: { name: 'Odile' } })
      await page.request.post('/api/me/bots', { data: { name: 'Barnacle' } })
      await page.request.post('/api/me/channels', {
        data: { kind: 'webhook', url: 'https://quayside.example/a-rather-long-address/for-a-program' },
      })
      await page.request.put('/api/me/notification-settings', {
        data: { locale: 'en', digest: 6, quiet: { from: 22, to: 8, zone: 'Europe/Paris' } },
      })
      await page.goto('/#/you')
      await page.locator('[data-ui="hours"]').waitFor()
      await page.locator('[data-ui="list"] li').nth(1).waitFor()
      await page.locator('[data-ui="danger"]').click()
    },
  },
  {
    name: 'player',
    open: async (page) => {
      const { id } = await postJson<{ id: string }>(
        page.request.post('/api/players', { data: { name: 'Odile' } }),
      )
      await page.request.put('/api/me/profile', { data: { public: true } })
      await page.goto(`/#/player/${id}`)
      await page.locator('[data-ui="zone"]').first().waitFor()
    },
  },
  {
    name: 'ratings',
    open: async (page) => {
      await page.goto('/#/ratings/le-havre/3')
      await page.locator('[data-ui="zone"] > p').waitFor()
    },
  },
  {
    name: 'operator-token',
    open: async (page) => {
      await page.goto('/#/operator')
      await page.locator('[data-ui="token"]').waitFor()
    },
  },
  {
    name: 'operator-rooms',
    open: async (page, address) => {
      await opened(page, DAYS)
      await openOperator(page, address, 'rooms')
      await page.locator('[data-ui="list"] [data-ui="danger"]').first().click()
      await page.locator('[data-ui="step"]').waitFor()
    },
  },
  {
    name: 'operator-players',
    open: async (page, address) => {
      await opened(page)
      await openOperator(page, address, 'players')
      await page.locator('[data-ui="list"] [data-ui="danger"]').first().click()
      await page.locator('[data-ui="step"]').waitFor()
    },
  },
  {
    name: 'operator-bans',
    open: async (page, address) => {
      await openOperator(page, address, 'bans')
      await page.locator('[data-ui="list"] li').first().waitFor()
    },
  },
  {
    name: 'operator-audit',
    open: async (page, address) => {
      await openOperator(page, address, 'audit')
      await page.locator('[data-ui="table"] tbody tr').first().waitFor()
    },
  },
]
