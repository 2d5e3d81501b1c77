/** The account page: passkeys, notifications, personal data. */
import { expect, type Page } from '@playwright/test'
import { errorsOf } from '../table/open-game.ts'
import { openBrowser, openRoomByApi } from './browser-players.ts'
import { test } from './server-fixture.ts'

/** A virtual authenticator that confirms everything. */
const withAuthenticator = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { devtools, authenticatorId }
}

test('a guest becomes an account by a passkey and signs in on another device', async ({ browser }) => {
  const [here, there] = [await openBrowser(browser), await openBrowser(browser)]
  const errors = [here, there].map(errorsOf)
  await openRoomByApi(here, { name: 'Odile', others: ['open'] })
  const device = await withAuthenticator(here)
  await here.goto('/#/you')
  await expect(here.getByText('You are playing as a guest')).toBeVisible()
  await here.getByLabel('Passkey name').fill('My laptop')
  await here.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(here.getByRole('listitem').filter({ hasText: 'My laptop' })).toBeVisible()
  await expect(here.getByText('Your passkey signs you in')).toBeVisible()
  await here.getByRole('button', { name: 'Remove passkey My laptop' }).click()
  await expect(here.getByText('This is your only passkey')).toBeVisible()

  // The same passkey on another device, where the player is a guest with another name and a room.
  const { credentials } = await device.devtools.send('WebAuthn.getCredentials', {
    authenticatorId: device.authenticatorId,
  })
  const other = await withAuthenticator(there)
  for (const credential of credentials)
    await other.devtools.send('WebAuthn.addCredential', {
      authenticatorId: other.authenticatorId,
      credential,
    })
  await openRoomByApi(there, { name: 'Somebody', others: ['open'] })
  await there.goto('/#/you')
  await there.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(there.getByRole('heading', { level: 1, name: 'Odile' })).toBeVisible()
  await there.goto('/#/')
  await expect(there.locator('[data-ui="game"]')).toHaveCount(2)

  await there.goto('/#/you')
  await there.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(there.getByText('Choose a name, or sign in with a passkey')).toBeVisible()
  await here.reload()
  await expect(here.getByRole('heading', { level: 1, name: 'Odile' })).toBeVisible()
  expect(errors.flat()).toEqual([])
})

test('a player sets up notifications, a public profile and an API bot, and deletes their data', {
  tag: '@long',
}, async ({ browser }) => {
  const page = await openBrowser(browser)
  const errors = errorsOf(page)
  await page.goto('/#/you')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Odile')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Odile' })).toBeVisible()
  await page.getByText('Quiet hours').click()
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('22')
  await page.getByLabel('Frequency').selectOption({ label: 'At most every 6 hours' })
  await page.getByLabel('Webhook URL').fill('https://quayside.example/hook')
  await page
    .locator('form', { has: page.getByLabel('Webhook URL') })
    .getByRole('button', { name: 'Add' })
    .click()
  await expect(page.getByLabel('Signing secret')).toHaveValue(/^[\w-]{32}$/)
  await page.getByLabel('Bot name').fill('Barnacle')
  await page.getByRole('button', { name: 'Create a bot' }).click()
  await expect(page.getByLabel('Token for Barnacle')).toHaveValue(/^[\w-]{32}$/)
  await page.getByText('Make my ratings').click()
  await page.reload()
  await expect(page.getByLabel('Frequency')).toHaveValue('6')
  await expect(page.getByRole('listitem').filter({ hasText: 'Barnacle' })).toBeVisible()
  await expect(page.getByLabel('Token for Barnacle')).toBeHidden()
  await page.getByRole('link', { name: 'View page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Odile' })).toBeVisible()
  await expect(page.getByText('No rated games yet.')).toBeVisible()
  await page.goto('/#/ratings/packet-row/4')
  await expect(
    page.getByText('No player with a public page has finished a rated game here yet.'),
  ).toBeVisible()
  await page.goto('/#/you')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await saved).suggestedFilename()).toBe('quayside.json')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('textbox', { name: 'Your name' }).last().fill('Odile')
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('Choose a name, or sign in with a passkey')).toBeVisible()
  expect(errors).toEqual([])
})

test('a channel that failed too often says why, and is switched on again by a button', async ({
  browser,
}) => {
  const page = await openBrowser(browser)
  const errors = errorsOf(page)
  await openRoomByApi(page, { name: 'Odile', others: ['open'] })
  let off: object | null = { since: 1_800_000_000_000, reason: 'no-answer' }
  const channel = () => ({
    id: 'hook',
    kind: 'webhook',
    label: 'https://hook.example/',
    confirmed: true,
    off,
  })
  await page.route('**/api/me/channels', (route) => route.fulfill({ json: [channel()] }))
  await page.route('**/api/me/channels/hook/on', (route) => {
    off = null
    return route.fulfill({ json: channel() })
  })
  await page.goto('/#/you')
  const item = page.getByRole('listitem').filter({ hasText: 'https://hook.example/' })
  await expect(item.getByText('Turned off after many failures: no answer')).toBeVisible()
  await expect(item.getByRole('button', { name: 'Send a test' })).toHaveCount(0)
  await item.getByRole('button', { name: 'Turn on again' }).click()
  await expect(page.getByText('Turned on again. The test notification has arrived.')).toBeVisible()
  await expect(item.getByRole('button', { name: 'Send a test' })).toBeVisible()
  expect(errors).toEqual([])
})
