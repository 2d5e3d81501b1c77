/** Wider or higher than its box by more than a rounding. */
const doesScroll = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1

/** A ref for what holds nothing to press: while not all of it is in sight, Tab reaches it, and arrows scroll it. */
export const keyboardScroll = (element: HTMLElement | null): (() => void) | undefined => {
  if (element === null) return undefined
  const look = (): void => {
    if (doesScroll(element)) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  const content = new MutationObserver(look)
  sizes.observe(element)
  content.observe(element, { childList: true, subtree: true, characterData: true })
  return () => {
    sizes.disconnect()
    content.disconnect()
  }
}
