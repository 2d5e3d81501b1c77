/** Starts and plays a game with the keyboard alone. */
import { expect, type Locator, type Page } from '@playwright/test'
import { type Random, random } from '@quayside/kernel'
import { setSettings, table, tray } from './open-game.ts'

/** More stops than any page has. */
const MOST_STOPS = 80

/** Presses Tab until this element has the focus. */
const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way by keyboard to ${wanted.toString()}`)
}

/** The state of the tray. */
interface TrayReading {
  readonly at: string
  readonly over: boolean
  readonly asked: boolean
  readonly digits: readonly string[]
  readonly canConfirm: boolean
  readonly hasList: boolean
  readonly listOpen: boolean
  readonly hasParts: boolean
  readonly focus: 'stepper' | 'token' | 'button' | 'elsewhere'
}

const readTray = (page: Page): Promise<TrayReading> =>
  page.evaluate(() => {
    const area = document.querySelector('[data-zone="tray"]')
    const list = area?.querySelector('[data-more]') ?? null
    const found = (selector: string, root: ParentNode | null = area): HTMLElement[] =>
      [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
        (element) => !element.matches(':disabled'),
      )
    const digits = found('[data-digit]', list ?? area)
      .map(({ dataset }) => dataset['digit'] ?? '')
      .filter((digit) => digit.length === 1)
    const focused = document.activeElement
    const focus = focused?.matches('[data-zone="tray"] [data-step]')
      ? 'stepper'
      : focused?.matches('[data-zone="tray"] [data-part] input')
        ? 'token'
        : focused?.matches('button, a')
          ? 'button'
          : 'elsewhere'
    return {
      at: document.querySelector('[data-at]')?.getAttribute('data-at') ?? '',
      over: document.querySelector('main:has(#sources)') !== null,
      asked: found('[data-confirm], [data-option], [data-step], [data-part] input').length > 0,
      digits,
      canConfirm: found('[data-confirm]').length > 0,
      hasList: found('[data-key="all"]').length > 0,
      listOpen: list !== null,
      hasParts: found('[data-step], [data-part] input').length > 0,
      focus,
    }
  })

const oneOf = <Item>(source: Random, items: readonly [Item, ...Item[]]): Item =>
  items[source.nextInt(items.length)] ?? items[0]

const CONFIRM = 'confirm'

/** The keys for the next action. */
const keysFor = (reading: TrayReading, chosen: boolean, source: Random): readonly string[] => {
  const { digits, canConfirm, hasList, listOpen, hasParts, focus } = reading
  if (canConfirm && chosen && !listOpen) return [CONFIRM]
  const ways: (readonly string[])[] = digits.map((digit) => [digit])
  if (hasList && !listOpen) ways.push(['a'])
  if (hasParts) {
    if (focus === 'stepper') ways.push([oneOf(source, ['+', '+', '-'])], ['Tab'])
    else if (focus === 'token') ways.push(['Space'], ['Tab'])
    else ways.push(['+'], ['Tab', 'Tab'])
  }
  const [first, ...rest] = ways
  if (first !== undefined) return oneOf(source, [first, ...rest])
  return canConfirm ? [CONFIRM] : ['F6']
}

const MOST_KEYS = 150

/** Waits for the other players. */
const becomesAsked = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector(
        'main:has(#sources), [data-zone="tray"] :is([data-confirm], [data-option], [data-step], [data-part] input):not(:disabled)',
      ) !== null,
    undefined,
    { timeout: 60_000 },
  )
}

const press = async (page: Page, key: string, { focus }: TrayReading): Promise<void> => {
  if (key !== CONFIRM) return page.keyboard.press(key)
  // Enter presses the focused button, so focus the right one first.
  if (focus !== 'elsewhere') await tabTo(page, tray(page).locator('[data-confirm]').last())
  return page.keyboard.press('Enter')
}

/** Plays until the game is over. */
export const playByKeys = async (page: Page, seed: string): Promise<void> => {
  const source = random(seed)
  let at = ''
  let keys = 0
  let chosen = false
  for (;;) {
    const reading = await readTray(page)
    if (reading.over) return
    if (reading.at !== at) [at, keys, chosen] = [reading.at, 0, false]
    if (!reading.asked) {
      await becomesAsked(page)
      continue
    }
    if (++keys > MOST_KEYS) throw new Error(`no key helps: ${await tray(page).innerText()}`)
    const wanted = keysFor(reading, chosen, source)
    for (const key of wanted) await press(page, key, reading)
    chosen = !wanted.includes(CONFIRM) && !wanted.includes('a')
  }
}

interface GameSetup {
  readonly game: 'Le Havre' | 'Packet Row'
  readonly players: number
  /** On the text board. */
  readonly asText?: boolean
}

const MOST_PLAYERS = 5

export const beginByKeys = async (
  page: Page,
  { game, players, asText = false }: GameSetup,
): Promise<void> => {
  await setSettings(page, {})
  await page.goto('/')
  await page.getByRole('link', { name: 'Set up a table' }).waitFor()
  if (asText) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Switch to the text board' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await tabTo(page, page.getByRole('link', { name: 'Set up a table' }))
  await page.keyboard.press('Enter')
  const field = (name: string) => page.getByRole('group', { name, exact: true })
  await field('Players').waitFor()
  await tabTo(page, field('Game').getByRole('radio', { checked: true }))
  if (game === 'Packet Row') await page.keyboard.press('ArrowRight')
  await expect(field('Game').getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(game))
  const chosen = field('Players').getByRole('radio', { checked: true })
  await tabTo(page, chosen)
  for (let left = 0; left < MOST_PLAYERS; left++) {
    const number = await chosen.evaluate((radio) => radio.closest('label')?.textContent)
    if (number === `${players}`) break
    await page.keyboard.press('ArrowLeft')
  }
  if (game === 'Le Havre') {
    await tabTo(page, field('Length').getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowRight')
  }
  await tabTo(page, page.getByRole('button', { name: 'Start game' }))
  await page.keyboard.press('Enter')
  await expect(table(page)).toBeVisible()
}
