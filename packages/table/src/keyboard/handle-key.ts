/** Keyboard shortcuts of the table. A key presses the same button that a pointer would, so both can do the same. */
import { openCardSearch } from '../card-search.tsx'
import { isTyping } from '../page/use-shortcut.ts'
import { moveFocus, nextZone } from './focus.ts'

/** The shortcuts of one game. */
export interface KeyMap {
  /** The zones in visual order. */
  readonly zones: readonly string[]
  /** Letters, each with the name of the tray button that it presses. */
  readonly letters: Readonly<Record<string, string>>
}

interface KeyActions {
  help(): void
  /** Called when a digit has selected or deselected an option; the focus does not move. */
  readonly selected: (option: string, isSelected: boolean) => void
  inspect(): void
  clear(): void
}

const findButton = (selector: string): HTMLElement | null => {
  const button = document.querySelector<HTMLElement>(
    `[data-zone="tray"] ${selector}, [role="alert"] ${selector}`,
  )
  return button?.matches(':disabled') === true ? null : button
}

const press = (selector: string): boolean => {
  const button = findButton(selector)
  button?.click()
  return button !== null
}

/** The accessible name of an element: its label, or its text without hidden parts. */
const spokenText = (node: Node): string => {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
  return node.getAttribute('aria-label') ?? [...node.childNodes].map(spokenText).join(' ')
}

const pressDigit = (digit: string, { selected }: KeyActions): boolean => {
  const button = findButton(`[data-more] [data-digit="${digit}"]`) ?? findButton(`[data-digit="${digit}"]`)
  if (button === null) return false
  const option = spokenText(button.closest('label') ?? button)
  const wasSelected = button.matches('[type="checkbox"]:checked')
  button.click()
  selected(option.replaceAll(/\s+/gu, ' ').trim(), !wasSelected)
  return true
}

/** Popups that Escape closes by itself. */
const isAnythingOpen = (): boolean => document.querySelector('[data-open], :popover-open') !== null

/** Enter activates the focused element; on an answer or on a selected item it confirms instead. */
const enterIsTaken = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('button, a, summary, [type="checkbox"]') &&
  !target.matches('[data-place][aria-pressed="true"], [data-option][aria-pressed="true"]')

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const

type Arrow = (typeof ARROWS)[number]

const isArrow = (key: string): key is Arrow => ARROWS.some((arrow) => arrow === key)

/** Returns whether the key was used. */
const used = (event: KeyboardEvent, { zones, letters }: KeyMap, actions: KeyActions): boolean => {
  const { key, shiftKey, target } = event
  if (key === 'F6') return nextZone(['coach', ...zones, 'rules'], shiftKey ? -1 : 1)
  if (key === '?') {
    actions.help()
    return true
  }
  if (key === 'Escape') {
    if (press('[data-key="close"]')) return true
    // Left to the browser, which closes the popup.
    const open = isAnythingOpen()
    if (open || !press('[data-key="leave"]')) actions.clear()
    return !open
  }
  if (key === 'Enter')
    return !enterIsTaken(target) && (press('[data-more] [data-confirm]') || press('[data-confirm]'))
  if (key === 'f') return openCardSearch()
  if (key === 'i') {
    if (document.activeElement instanceof HTMLElement) document.activeElement.click()
    actions.inspect()
    return true
  }
  if (/^[1-9]$/.test(key)) return pressDigit(key, actions)
  if (key === '+' || key === '-') return step(key === '+' ? 'more' : 'less')
  if (isArrow(key)) return moveFocus(key, target)
  const button = letters[key.toLowerCase()]
  return button !== undefined && press(`[data-key="${button}"]`)
}

/** The focused stepper, or else the first. */
const step = (which: 'more' | 'less'): boolean => {
  const group = document.activeElement?.closest('fieldset[data-part]')
  const button = group?.querySelector<HTMLElement>(`[data-step="${which}"]`)
  if (button === null || button === undefined) return press(`[data-step="${which}"]`)
  button.click()
  return true
}

export const handleKey = (event: KeyboardEvent, map: KeyMap, actions: KeyActions): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return
  if (used(event, map, actions)) event.preventDefault()
}
