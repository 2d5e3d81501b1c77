import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { expect, test } from '@playwright/test'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { errorsOf } from '../table/open-game.ts'
import { play } from '../table/random-player.ts'
import { answer, isAsked, openRoom, positionOf, somebody, takeSeat } from './browser-players.ts'
import { started } from './server-fixture.ts'

test('people play on when the server dies and comes back, and nothing is lost', { tag: '@long' }, async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const folder = await mkdtemp(pathOf(tmpdir(), 'quayside-crash-'))
  const port = await freePort()
  const start = () => started(port, pathOf(folder, 'quayside.db'))
  let program = await start()
  try {
    const baseURL = `http://localhost:${port}`
    const [lea, mateo] = [await somebody(browser, { baseURL }), await somebody(browser, { baseURL })]
    const errors = [lea, mateo].map(errorsOf)
    await takeSeat(mateo, await openRoom(lea, { name: 'Lea', others: ['open', 'deckhand'] }), 1, 'Mateo')
    for (const goal of [20, 40, 60]) {
      const enough = async (): Promise<boolean> => (await positionOf(lea)) >= goal
      await Promise.all([
        play(lea, { seed: `lea ${goal}`, enough }),
        play(mateo, { seed: `mateo ${goal}`, enough }),
      ])
      await eventually(async () => (await isAsked(lea)) || (await isAsked(mateo))).toBe(true)
      const asked = (await isAsked(lea)) ? lea : mateo
      const before = await positionOf(asked)
      program.kill('SIGKILL')
      await once(program, 'exit')
      await expect(asked.getByText('No connection to the table')).toBeVisible()
      await answer(asked)
      program = await start()
      await eventually(() => positionOf(asked), { timeout: 30_000 }).toBeGreaterThan(before)
      await expect(asked.locator('.refused')).toBeHidden()
    }
    await eventually(async () => (await positionOf(mateo)) === (await positionOf(lea))).toBe(true)
    expect(errors.flat()).toEqual([])
    program.kill('SIGTERM')
    expect(await once(program, 'exit')).toEqual([0, null])
  } finally {
    program.kill('SIGKILL')
    await rm(folder, { recursive: true })
  }
})
