import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { expect, test } from '@playwright/test'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { errorsOf } from '../table/open-game.ts'
import { play } from '../table/random-player.ts'
import {
  answer,
  isOwnTurn,
  moveNumberOf,
  openBrowser,
  openRoomByApi,
  takeSeatByApi,
} from './browser-players.ts'
import { startServer } from './server-fixture.ts'

test('players continue after the server crashes and restarts, and nothing is lost', { tag: '@long' }, async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const folder = await mkdtemp(pathOf(tmpdir(), 'quayside-crash-'))
  const port = await freePort()
  const start = () => startServer(port, pathOf(folder, 'quayside.db'))
  let program = await start()
  try {
    const baseURL = `http://localhost:${port}`
    const [lea, mateo] = [await openBrowser(browser, { baseURL }), await openBrowser(browser, { baseURL })]
    const errors = [lea, mateo].map(errorsOf)
    await takeSeatByApi(
      mateo,
      await openRoomByApi(lea, { name: 'Lea', others: ['open', 'deckhand'] }),
      1,
      'Mateo',
    )
    for (const goal of [20, 40, 60]) {
      const enough = async (): Promise<boolean> => (await moveNumberOf(lea)) >= goal
      await Promise.all([
        play(lea, { seed: `lea ${goal}`, enough }),
        play(mateo, { seed: `mateo ${goal}`, enough }),
      ])
      await eventually(async () => (await isOwnTurn(lea)) || (await isOwnTurn(mateo))).toBe(true)
      const decider = (await isOwnTurn(lea)) ? lea : mateo
      const before = await moveNumberOf(decider)
      program.kill('SIGKILL')
      await once(program, 'exit')
      await expect(decider.getByText('Connection lost')).toBeVisible()
      await answer(decider)
      program = await start()
      await eventually(() => moveNumberOf(decider), { timeout: 30_000 }).toBeGreaterThan(before)
      await expect(decider.getByRole('alert')).toBeHidden()
    }
    await eventually(async () => (await moveNumberOf(mateo)) === (await moveNumberOf(lea))).toBe(true)
    expect(errors.flat()).toEqual([])
    program.kill('SIGTERM')
    expect(await once(program, 'exit')).toEqual([0, null])
  } finally {
    program.kill('SIGKILL')
    await rm(folder, { recursive: true })
  }
})
