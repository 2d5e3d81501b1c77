/** Whether the content overflows its box by more than a rounding error. */
const doesScroll = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1

/**
 * Ref for a scroll container without focusable children: while it overflows, Tab reaches it and the arrow keys scroll
 * it.
 */
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
