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

test('a guest becomes an account by a passkey and is known on another device', async ({ browser }) => {
  const [here, there] = [await openBrowser(browser), await openBrowser(browser)]
  const errors = [here, there].map(errorsOf)
  await openRoomByApi(here, { name: 'Odile', others: ['open'] })
  const device = await withAuthenticator(here)
  await here.goto('/#/you')
  await expect(here.getByText('You are a guest')).toBeVisible()
  await here.getByLabel('Name of the passkey').fill('My laptop')
  await here.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(here.getByRole('listitem').filter({ hasText: 'My laptop' })).toBeVisible()
  await expect(here.getByText('A passkey opens your account')).toBeVisible()
  await here.getByRole('button', { name: 'Remove the passkey My laptop' }).click()
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
  await expect(there.getByText('The server does not know you yet')).toBeVisible()
  await here.reload()
  await expect(here.getByRole('heading', { level: 1, name: 'Odile' })).toBeVisible()
  expect(errors.flat()).toEqual([])
})

test('somebody chooses how to be told, shows their page, makes a bot, and is forgotten', {
  tag: '@long',
}, async ({ browser }) => {
  const page = await openBrowser(browser)
  const errors = errorsOf(page)
  await page.goto('/#/you')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Odile')
  await page.getByRole('button', { name: 'Go by this name' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Odile' })).toBeVisible()
  await page.getByText('Quiet at night').click()
  await expect(page.getByLabel('Quiet from')).toHaveValue('22')
  await page.getByLabel('At most one message').selectOption({ label: 'Every 6 hours' })
  await page.getByLabel('To a program, at').fill('https://quayside.example/hook')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByLabel('The secret that signs')).toHaveValue(/^[\w-]{32}$/)
  await page.getByLabel('Name of the bot').fill('Barnacle')
  await page.getByRole('button', { name: 'Make a bot' }).click()
  await expect(page.getByLabel('The token of Barnacle')).toHaveValue(/^[\w-]{32}$/)
  await page.getByText('Let everybody see').click()
  await page.reload()
  await expect(page.getByLabel('At most one message')).toHaveValue('6')
  await expect(page.getByRole('listitem').filter({ hasText: 'Barnacle' })).toBeVisible()
  await expect(page.getByLabel('The token of Barnacle')).toBeHidden()
  await page.getByRole('link', { name: 'Look at it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Odile' })).toBeVisible()
  await expect(page.getByText('No rated game yet.')).toBeVisible()
  await page.goto('/#/ratings/packet-row/4')
  await expect(page.getByText('Nobody with a public page has finished a rated game here yet.')).toBeVisible()
  await page.goto('/#/you')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Everything the server knows about you' }).click()
  expect((await saved).suggestedFilename()).toBe('quayside.json')
  await page.getByRole('button', { name: 'Delete me' }).click()
  await page.getByRole('textbox', { name: 'Your name' }).last().fill('Odile')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('The server does not know you yet')).toBeVisible()
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
  await expect(item.getByText('Switched off: it did not answer, many times in a row')).toBeVisible()
  await expect(item.getByRole('button', { name: 'Try it' })).toHaveCount(0)
  await item.getByRole('button', { name: 'Switch on again' }).click()
  await expect(page.getByText('Switched on again: a message to try it has arrived.')).toBeVisible()
  await expect(item.getByRole('button', { name: 'Try it' })).toBeVisible()
  expect(errors).toEqual([])
})
