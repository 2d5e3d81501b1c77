/** A spectator gets no hidden card: not on the page, not in its storage, not in a message. */
import { expect, type Page } from '@playwright/test'
import { leHavre } from '@quayside/le-havre'
import { loadTexts as leHavreTexts } from '@quayside/le-havre/language'
import { packetRow } from '@quayside/packet-row'
import { cardNoun, loadTexts as packetRowTexts } from '@quayside/packet-row/language'
import type { RoomPreview } from '@quayside/protocol'
import { table } from '../table/open-game.ts'
import { openBrowser, openRoomByApi } from './browser-players.ts'
import { receivedBy } from './received-secrets.ts'
import { test } from './server-fixture.ts'

const SEED = 'the-secret-of-the-harbour'

interface Cards {
  /** Names of face-up and of hidden cards, as the rules write them. */
  readonly open: readonly string[]
  readonly hidden: readonly string[]
}

const wordsIn = (literal: unknown): Set<string> =>
  new Set(JSON.stringify(literal).match(/[a-z][a-z-]{3,}[a-z0-9]/g))

/** Cards that are in the full state but not in the spectator's view. */
const cardsOf = (whole: unknown, seen: unknown): Cards => {
  const [all, shown] = [wordsIn(whole), wordsIn(seen)]
  return { open: [...shown], hidden: [...all].filter((word) => !shown.has(word)) }
}

const leHavreCards = (options: unknown): Cards => {
  const state = leHavre.setup(options as never, SEED)
  return cardsOf(leHavre.position.write(state), leHavre.position.write(leHavre.view(state, 'spectator')))
}

const packetRowCards = (options: unknown): Cards => {
  const state = packetRow.setup(options as never, SEED)
  return cardsOf(
    packetRow.position.write(state),
    packetRow.position.write(packetRow.view(state, 'spectator')),
  )
}

/** The content of the page and of its storage. */
const everythingOn = async (page: Page): Promise<string> => {
  const stored = await page.evaluate(async () => {
    const found: unknown[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const { name = '' } of await indexedDB.databases()) {
      const request = indexedDB.open(name)
      const database = await new Promise<IDBDatabase>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll()
        found.push(
          await new Promise((resolve) => {
            all.onsuccess = () => resolve(all.result)
          }),
        )
      }
      database.close()
    }
    return JSON.stringify(found)
  })
  return `${await page.content()}\n${stored}`
}

const GAMES = [
  {
    title: 'Le Havre',
    setup: { full: true },
    cards: leHavreCards,
    texts: async () => {
      const texts = await leHavreTexts('en')
      return (word: string): string => texts.card(word).plain
    },
  },
  {
    title: 'Packet Row',
    setup: { game: 'packet-row' },
    cards: packetRowCards,
    texts: async () => {
      const texts = await packetRowTexts('en')
      return (word: string): string => cardNoun(word, texts).plain
    },
  },
] as const

for (const { title, setup, cards, texts } of GAMES)
  test(`whoever looks on at ${title} finds no hidden card anywhere`, async ({ browser }) => {
    const [lea, visitor] = [await openBrowser(browser), await openBrowser(browser)]
    const link = await openRoomByApi(lea, { name: 'Lea', others: ['deckhand'], seed: SEED, ...setup })
    await table(lea).waitFor()
    const received = receivedBy(visitor)
    await visitor.goto(link.replace('#/join/', '#/watch/'))
    await expect(table(visitor)).toBeVisible()
    await expect(table(visitor)).not.toHaveAttribute('data-behind')
    for (const page of [lea, visitor])
      await expect(
        page.locator('[data-ui="notices"]').getByText('The host chose this game’s seed'),
      ).toBeVisible()
    const { info } = (await (
      await visitor.request.get(`/api/rooms/${link.split('/').at(-1)}`)
    ).json()) as RoomPreview
    const { open, hidden } = cards(info.options)
    const name = await texts()
    const page = await everythingOn(visitor)
    const line = received.join('\n')
    // The search finds face-up cards.
    expect(open.filter((word) => line.includes(word)).length).toBeGreaterThan(10)
    expect(open.filter((word) => page.includes(name(word))).length).toBeGreaterThan(5)
    expect(hidden.length).toBeGreaterThan(5)
    const names = new Set(open.map(name))
    for (const word of hidden) {
      expect(line).not.toMatch(new RegExp(`"${word}"`))
      expect(page).not.toMatch(new RegExp(`[^a-z-]${word}[^a-z-]`))
      if (!names.has(name(word))) expect(page).not.toMatch(new RegExp(`[^A-Za-z]${name(word)}[^A-Za-z]`))
    }
    for (const place of [page, line]) expect(place).not.toContain(SEED)
  })
