import { expect, test } from '@playwright/test'

test.describe('while the page is on its way', () => {
  test.use({ locale: 'fr-FR', colorScheme: 'light' })

  test('its theme is set and its texts are being fetched', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('quayside.settings', '{"theme":"dark"}'))
    let send = (): void => undefined
    const asked = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route('**/assets/home-*.js', async (route) => {
      await asked
      await route.continue()
    })
    const messages = page.waitForRequest('**/assets/messages-fr-*.js')
    await page.goto('/', { waitUntil: 'commit' })
    await messages
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('#root')).toBeEmpty()
    send()
    await expect(page.getByRole('link', { name: 'Jouer votre première partie' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})

test('a page opened later uses the chosen language', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es')
  await page.getByRole('link', { name: 'Preparar una mesa' }).click()
  await expect(page.getByRole('group', { name: 'Jugadores' })).toBeVisible()
})
