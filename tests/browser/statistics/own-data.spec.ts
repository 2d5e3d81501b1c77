import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { errorsOf, setSettings } from '../table/open-game.ts'
import { openPast } from './stored-history.ts'

const PROGRESS = {
  player: { rating: 1571, deviation: 180, volatility: 0.06 },
  answers: [
    { key: 'le-havre/a', themes: ['energy'], score: 1, hints: 0, before: 1500, after: 1571, day: 20_000 },
  ],
  missed: {},
  bestStreak: 4,
}

const ATTEMPT = {
  id: '2026-11-16 solo',
  date: '2026-11-16',
  kind: 'solo',
  game: 'le-havre',
  startedAt: 1_000,
  endedAt: 2_000,
  endedOn: '2026-11-16',
  finished: null,
  comparison: {},
  practiceBest: null,
}

const storeProgress = (page: Page): Promise<void> =>
  page.evaluate(
    ([progress, attempt]) => {
      localStorage.setItem('quayside.puzzles', JSON.stringify(progress))
      return new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('quayside')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('daily', 'readwrite')
          writing.objectStore('daily').put(attempt)
          writing.onabort = () => reject(writing.error)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      })
    },
    [PROGRESS, ATTEMPT] as const,
  )

const section = (page: Page): Locator => page.getByRole('region', { name: 'Your data on this device' })

const saveData = async (page: Page): Promise<string> => {
  const saving = page.waitForEvent('download')
  await section(page).getByRole('button', { name: 'Save as a file' }).click()
  return readFile(await (await saving).path(), 'utf8')
}

const restoreData = (page: Page, text: string): Promise<void> =>
  section(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'data.json', mimeType: 'application/json', buffer: Buffer.from(text) })

test('everything on the device is saved, deleted part by part, and restored from the file', async ({
  page,
}) => {
  const errors = errorsOf(page)
  await setSettings(page, {})
  await openPast(page, 4)
  await storeProgress(page)
  await page.reload()
  const text = await saveData(page)
  const remove = section(page).getByRole('button', { name: 'Delete', exact: true })
  await remove.click()
  await expect(section(page).getByRole('switch')).toHaveCount(3)
  await expect(section(page).getByRole('button', { name: 'Delete permanently' })).toBeDisabled()
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  await section(page).getByText('1 puzzle answer, with').click()
  await section(page).getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('no puzzles answered yet')).toBeVisible()
  await expect(page.getByText('4 games').first()).toBeVisible()
  await remove.click()
  await section(page).getByText('4 finished games').click()
  await section(page).getByText('1 daily attempt, with').click()
  await section(page).getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('No finished games yet.')).toBeVisible()
  await remove.click()
  await expect(section(page)).toContainText('There is nothing to delete on this device.')
  await restoreData(page, text)
  await expect(section(page)).toContainText('Added: 4 games, 1 puzzle answer, 1 daily attempt.')
  await restoreData(page, text)
  await expect(section(page)).toContainText('Everything in this file is already here.')
  await page.goto('/#/puzzles')
  await expect(page.getByRole('region', { name: 'Your rating' })).toContainText('1571?')
  await page.getByRole('link', { name: 'Save or delete your answers' }).click()
  const again: unknown = JSON.parse(await saveData(page))
  expect(again).toMatchObject({ puzzles: PROGRESS, tries: [ATTEMPT] })
  expect(errors).toEqual([])
})

for (const [locale, refusal] of [
  ['en', 'This file was not saved from this page.'],
  ['fr', 'Ce fichier n’a pas été enregistré depuis cette page.'],
  ['es', 'Este archivo no se guardó desde esta página.'],
  ['zh-Hant', '這個檔案不是從這個頁面儲存的資料。'],
] as const)
  test(`another file is refused in ${locale}`, async ({ page }) => {
    await setSettings(page, { locale })
    await page.goto('/#/statistics')
    await page
      .locator('main input[type="file"]')
      .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from('quayside record 1') })
    await expect(page.getByText(refusal)).toBeVisible()
  })
