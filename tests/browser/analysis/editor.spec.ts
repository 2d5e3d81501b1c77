import { expect, test } from '@playwright/test'
import { printSection } from '@quayside/game/editor/typed-section.ts'
import { games } from '@quayside/games'
import { leHavre } from '@quayside/le-havre'
import { expectAccessible } from '../replay/replay-page.ts'
import { errorsOf, setSettings } from '../table/open-game.ts'
import { advice, check, choose, LAPTOP, middleOfGame, section } from './analysis-page.ts'

test('a position from the middle of a game is set up by hand from an empty one, and gets advice', async ({
  page,
}) => {
  const errors = errorsOf(page)
  await setSettings(page, {})
  const state = middleOfGame()
  const manifest = games.get('le-havre')
  const editor = manifest.ok ? await manifest.value.editor?.('en') : undefined
  if (editor === undefined) throw new Error('no editor')
  const literal = JSON.parse(JSON.stringify(leHavre.position.write(state))) as Record<string, unknown>
  const target = editor.settle?.(literal) ?? literal

  await page.goto('/#/editor/le-havre')
  await page.getByRole('button', { name: 'Start from' }).click()
  await section(page).getByRole('button', { name: 'An empty board, Players: 2' }).click()

  // Offers and the town by their fields, everything else as lines.
  const parts = editor.sections(target)
  const offers = target['offers'] as Record<string, number>
  await choose(page, 'offers')
  for (const [place, amount] of Object.values(offers).entries())
    await section(page).getByRole('spinbutton').nth(place).fill(`${amount}`)
  await choose(page, 'buildings')
  const town = section(page).getByLabel('Add to Town')
  const field = parts
    .flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
    .find(({ path }) => path[0] === 'town')
  for (const name of target['town'] as string[]) {
    const label =
      field?.kind === 'list' ? field.choices.find(({ value }) => value === name)?.label : undefined
    await town.selectOption({ label: label ?? name })
  }
  await section(page).getByRole('button', { name: 'Edit as text' }).click()
  for (const part of parts) {
    await choose(page, part.id)
    await section(page)
      .getByRole('textbox')
      .fill(printSection(part, target, 'en'))
    const apply = section(page).getByRole('button', { name: 'Apply' })
    if (await apply.isEnabled()) await apply.click()
  }
  await expect(check(page)).toContainText('No rules are broken')
  await expectAccessible(page)

  const stored = await page.evaluate(() => localStorage.getItem('quayside.editor.le-havre'))
  const built = leHavre.position.read(JSON.parse(stored ?? '{}'))
  expect(built.ok && leHavre.hash(built.value)).toBe(leHavre.hash(state))

  await page.getByRole('button', { name: 'Ask for advice' }).click()
  await expect(advice(page).locator('li button').nth(1)).toBeVisible()
  await expect(page).toHaveURL(/#\/analysis\//)
  expect(errors).toEqual([])
})

test('errors are listed with their reasons, block advice, and are fixed by a button', async ({ page }) => {
  await setSettings(page, {})
  await page.setViewportSize(LAPTOP)
  await page.goto('/#/editor/le-havre')
  for (const part of await page.locator('[data-section]').all())
    await expect(part).toBeInViewport({ ratio: 1 })
  await choose(page, 'buildings')
  await section(page).getByLabel('Add to Town').selectOption({ label: 'Marketplace' })
  await expect(check(page).locator('[data-kind="wrong"]')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Ask for advice' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Link', exact: true })).toBeEnabled()
  await check(page).getByRole('button', { name: 'Keep: Town' }).click()
  await expect(check(page)).toContainText('No rules are broken')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(check(page).locator('[data-kind="wrong"]')).toHaveCount(1)
  await page.reload()
  await expect(check(page).locator('[data-kind="wrong"]')).toHaveCount(1)
})

test('the editor works without a drawn table: a position of Packet Row is changed on the text board', async ({
  page,
}) => {
  await setSettings(page, { board: 'text' })
  await page.goto('/#/editor/packet-row')
  await choose(page, 'seat-1')
  await section(page).getByRole('button', { name: 'More: Money' }).click()
  await expect(section(page).getByRole('spinbutton').first()).toHaveValue('26')
  await expect(check(page)).toContainText('No rules are broken')
  await expectAccessible(page)
})
