import { expect, test } from '@playwright/test'
import { begin, gameId, goHome, savedGames, table, version1Saves } from './home-page.ts'

test('a game survives a reload and waits on the home page', async ({ page }) => {
  await begin(page)
  await page.reload()
  await expect(table(page)).toBeVisible()
  await goHome(page)
  await savedGames(page).click()
  await expect(table(page)).toBeVisible()
})

test('games that version 0.1 saved, finished and under way, are opened and go on', async ({ page }) => {
  await goHome(page)
  const rows = version1Saves()
  await page.evaluate(async (rows) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('quayside')
      request.onsuccess = () => resolve(request.result)
    })
    const store = database.transaction('games', 'readwrite').objectStore('games')
    for (const row of rows)
      await new Promise((resolve) => {
        store.put(row).onsuccess = resolve
      })
    database.close()
  }, rows)
  for (const { id, over } of rows) {
    await page.goto(`/#/table/${id}`)
    if (over) await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins with|You win by/)
    else await expect(table(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await goHome(page)
  }
  await expect(page.getByRole('region', { name: 'Damaged games' })).toHaveCount(0)
})

test('a deleted game can be restored', async ({ page }) => {
  await begin(page)
  await goHome(page)
  await page.getByRole('button', { name: 'All games' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(savedGames(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(savedGames(page)).toHaveCount(1)
})

test('a game is open in one tab at a time, and another tab can take it over', async ({ page, context }) => {
  await begin(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('alert')).toHaveText('This game is open in another tab.')
  await other.getByRole('button', { name: 'Play here instead' }).click()
  await expect(table(other)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('This game was opened in another tab.')
  await page.getByRole('button', { name: 'Play here instead' }).click()
  await expect(table(page)).toBeVisible()
})

test('a game that is open elsewhere is not deleted', async ({ page, context }) => {
  await begin(page)
  const other = await context.newPage()
  await goHome(other)
  await other.getByRole('button', { name: 'All games' }).click()
  await other.getByRole('button', { name: 'Delete' }).click()
  await expect(other.getByText('This game is open in another tab.')).toBeVisible()
  await expect(savedGames(other)).toHaveCount(1)
})

test('an unreadable game is set aside and can be exported as it was found', async ({ page }) => {
  await begin(page)
  const id = gameId(page)
  await goHome(page)
  await expect(savedGames(page)).toHaveCount(1)
  await page.evaluate(async (id) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('quayside')
      request.onsuccess = () => resolve(request.result)
    })
    const store = database.transaction('games', 'readwrite').objectStore('games')
    await new Promise<void>((resolve) => {
      store.openCursor(id).onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue>).result
        const row = cursor.value as { record: string }
        cursor.update({ ...row, record: row.record.replace('seed ', 'seed x') }).onsuccess = () => resolve()
      }
    })
    await new Promise((resolve) => {
      store.put({ id: 'half a game', game: 'le-havre' }).onsuccess = resolve
    })
    database.close()
  }, id)
  await page.goto(`/#/table/${id}`)
  await expect(page.getByRole('alert')).toContainText('kept unchanged')
  await goHome(page)
  const damaged = page.getByRole('region', { name: 'Damaged games' }).getByRole('listitem')
  await expect(damaged).toHaveCount(2)
  await expect(savedGames(page)).toHaveCount(0)
  const download = page.waitForEvent('download')
  await damaged.filter({ hasText: id }).getByRole('button', { name: 'Export' }).click()
  const chunks = await (await (await download).createReadStream()).toArray()
  expect(Buffer.concat(chunks).toString()).toContain('seed x')
})

test.describe('without storage', () => {
  test.use({ serviceWorkers: 'block' })

  test('the game continues and says that it is not saved', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
    })
    await page.route('**/game-worker*', async (route) => {
      const response = await route.fetch()
      const forbid = `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('', 'SecurityError') } });`
      await route.fulfill({ response, body: forbid + (await response.text()) })
    })
    await begin(page)
    await expect(page.getByText('Your browser does not allow saving here.')).toBeVisible()
    await expect(table(page)).toBeVisible()
  })
})

test('games of a newer version are not touched', async ({ page }) => {
  await page.goto('/manifest.webmanifest')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('quayside', 999)
        request.onsuccess = () => {
          request.result.close()
          resolve()
        }
      }),
  )
  await goHome(page)
  await expect(page.getByText('Your games were saved by a newer version of Quayside.')).toBeVisible()
})
