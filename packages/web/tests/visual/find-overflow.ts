import type { Page } from '@playwright/test'

/** Texts that do not fit the box that they are in or run into another, in words; and the page where it is too wide. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isText = (element: Element): boolean =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      )
    // What is only spoken is a point, or lies behind a clip.
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return (
        width > 2 &&
        height > 2 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('.vh, [inert]') === null
      )
    }
    const named = (element: Element): string =>
      `${element.closest('[data-zone]')?.getAttribute('data-zone') ?? 'page'} ${element.tagName.toLowerCase()}.${[...element.classList].join('.')}: ${element.textContent?.trim().slice(0, 60)}`
    const SLACK = 1

    /** An ellipsis is honest where the whole text is a hover away. */
    const isTold = (element: Element): boolean => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element)
      return (
        (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') && element.closest('[title]') !== null
      )
    }

    const cut = (element: Element): boolean => {
      const { overflowX, overflowY, display } = getComputedStyle(element)
      if (display === 'inline') return false
      const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
      const wide = element.scrollWidth > element.clientWidth + SLACK && !scrolls(overflowX)
      const high = element.scrollHeight > element.clientHeight + 3 && !scrolls(overflowY)
      const clips = overflowX !== 'visible' || overflowY !== 'visible'
      return (wide || (high && clips)) && !isTold(element)
    }

    /** Text that pokes out of the nearest box that would cut it off. */
    const clippedBy = (element: Element): boolean => {
      const box = element.getBoundingClientRect()
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around)
        if (overflowX === 'auto' || overflowX === 'scroll') return false
        if (overflowX === 'visible') continue
        const edge = around.getBoundingClientRect()
        return (box.right > edge.right + SLACK || box.left < edge.left - SLACK) && !isTold(around)
      }
      return false
    }

    const within = (rect: DOMRect, box: DOMRect): DOMRect => {
      const left = Math.max(rect.left, box.left)
      const top = Math.max(rect.top, box.top)
      return new DOMRect(
        left,
        top,
        Math.max(0, Math.min(rect.right, box.right) - left),
        Math.max(0, Math.min(rect.bottom, box.bottom) - top),
      )
    }

    /** What of a place can be seen inside all that would cut it off. */
    const seenOf = (rect: DOMRect, element: Element | null): DOMRect => {
      if (element === null) return rect
      const { overflowX } = getComputedStyle(element)
      const seen = overflowX === 'visible' ? rect : within(rect, element.getBoundingClientRect())
      return seenOf(seen, element.parentElement)
    }

    /** Where letters can be seen, and not the box that they should be in. */
    const lettersOf = (element: Element): readonly DOMRect[] =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || (node.textContent ?? '').trim() === '') return []
        const range = document.createRange()
        range.selectNodeContents(node)
        // Letters are as high as half of their line, which has room above and below them.
        return [...range.getClientRects()]
          .map(({ left, top, width, height }) => new DOMRect(left, top + height / 4, width, height / 2))
          .map((rect) => seenOf(rect, element))
      })

    const meet = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1

    /** A label with a ground of its own may lie on a text. */
    const hasGround = (element: Element | null, other: Element): boolean =>
      element !== null &&
      !element.contains(other) &&
      (getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        hasGround(element.parentElement, other))

    /** Two texts of one thing that lie on each other; what covers another thing may be meant to. */
    const collisions = (texts: readonly Element[]): readonly string[] => {
      const things = Map.groupBy(texts, (element) => element.closest('button, a, label, li, td, th'))
      things.delete(null)
      return [...things.values()].flatMap((together) => {
        const letters = together.map((element) => ({ element, at: lettersOf(element) }))
        return letters.flatMap(({ element: one, at }, place) =>
          letters
            .slice(place + 1)
            .filter(
              ({ element: other, at: others }) =>
                at.some((rect) => others.some((that) => meet(rect, that))) &&
                !hasGround(one, other) &&
                !hasGround(other, one),
            )
            .map(({ element: other }) => `${named(one)} runs into ${other.textContent?.trim().slice(0, 60)}`),
        )
      })
    }

    const texts = [...document.querySelectorAll('body *')].filter(
      (element) => !(element instanceof SVGElement) && isText(element) && isSeen(element),
    )
    const root = document.documentElement
    return [
      ...(root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide`] : []),
      ...new Set(texts.filter((element) => cut(element) || clippedBy(element)).map(named)),
      ...new Set(collisions(texts)),
    ]
  })
