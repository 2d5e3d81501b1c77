/** Keyboard focus: from zone to zone in the visual order of the table, inside a zone by position. */

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), summary'

const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0

const focusableElements = (zone: Element): HTMLElement[] =>
  [...zone.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((item) => item.tabIndex >= 0 && isSeen(item))

const zoneCalled = (name: string): Element | null => document.querySelector(`[data-zone="${name}"]`)

/** `zones` in visual order. */
export const nextZone = (zones: readonly string[], direction: 1 | -1): boolean => {
  const here = document.activeElement?.closest<HTMLElement>('[data-zone]')?.dataset['zone']
  const place = here === undefined ? -1 : zones.indexOf(here)
  for (let step = 1; step <= zones.length; step++) {
    const start = place < 0 && direction < 0 ? 0 : place
    const name = zones[(start + direction * step + 2 * zones.length) % zones.length] ?? 'tray'
    const zone = zoneCalled(name)
    const found = zone === null ? [] : focusableElements(zone)
    const wanted = found.find((item) => item.matches(':checked, [aria-pressed="true"]')) ?? found[0]
    if (wanted === undefined) continue
    wanted.focus()
    wanted.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return true
  }
  return false
}

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const middle = (element: Element): DOMPoint => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return new DOMPoint(left + width / 2, top + height / 2)
}

/** Distance in the arrow's direction plus weighted sideways distance; infinite for elements behind. */
const distance = (from: DOMPoint, to: DOMPoint, arrow: Arrow): number => {
  const [along, across] =
    arrow === 'ArrowLeft' || arrow === 'ArrowRight'
      ? [to.x - from.x, to.y - from.y]
      : [to.y - from.y, to.x - from.x]
  const ahead = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -along : along
  return ahead > 1 ? ahead + 3 * Math.abs(across) : Number.POSITIVE_INFINITY
}

/** Radio buttons are skipped, because the browser handles their arrow keys. */
export const moveFocus = (arrow: Arrow, target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement) || target.matches('[type="radio"]')) return false
  const zone = target.closest('[data-zone]')
  if (zone === null) return false
  const from = middle(target)
  let nearest: HTMLElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const item of focusableElements(zone)) {
    const far = distance(from, middle(item), arrow)
    if (item !== target && far < least) {
      least = far
      nearest = item
    }
  }
  nearest?.focus()
  return nearest !== null
}
