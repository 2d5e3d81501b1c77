import type { Page } from '@playwright/test'

/** Texts that overflow their box or overlap another, and a page that is too wide, as texts. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isText = (element: Element): boolean =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      )
    /** Text for screen readers alone is in a box of one pixel that clips it. */
    const isForEars = (element: Element | null): boolean => {
      if (element === null) return false
      const { width, height } = element.getBoundingClientRect()
      const isClipped = width <= 2 && height <= 2 && getComputedStyle(element).overflowX !== 'visible'
      return isClipped || isForEars(element.parentElement)
    }
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return (
        width > 2 &&
        height > 2 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert]') === null &&
        !isForEars(element)
      )
    }
    const named = (element: Element): string =>
      `${element.closest('[data-zone]')?.getAttribute('data-zone') ?? 'page'} ${element.tagName.toLowerCase()}.${[...element.classList].join('.')}: ${element.textContent?.trim().slice(0, 60)}`
    const SLACK = 1

    /** An ellipsis is fine where a tooltip has the whole text. */
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

    /** Text that overflows the nearest box that clips it. */
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

    /** The part of a rectangle that no ancestor clips. */
    const seenOf = (rect: DOMRect, element: Element | null): DOMRect => {
      if (element === null) return rect
      const { overflowX } = getComputedStyle(element)
      const seen = overflowX === 'visible' ? rect : within(rect, element.getBoundingClientRect())
      return seenOf(seen, element.parentElement)
    }

    /** The visible rectangles of the letters, not of their box. */
    const lettersOf = (element: Element): readonly DOMRect[] =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || (node.textContent ?? '').trim() === '') return []
        const range = document.createRange()
        range.selectNodeContents(node)
        // Letters fill about half the height of their line.
        return [...range.getClientRects()]
          .map(({ left, top, width, height }) => new DOMRect(left, top + height / 4, width, height / 2))
          .map((rect) => seenOf(rect, element))
      })

    const meet = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1

    /** A label with its own background may cover a text. */
    const hasGround = (element: Element | null, other: Element): boolean =>
      element !== null &&
      !element.contains(other) &&
      (getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        hasGround(element.parentElement, other))

    /** Overlapping texts of one element; overlaps between elements may be intended. */
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
