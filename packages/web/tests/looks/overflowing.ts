import type { Page } from '@playwright/test'

/** Texts that do not fit the box that they are in, in words; and the page itself where it is too wide. */
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

    const texts = [...document.querySelectorAll('body *')].filter(
      (element) => !(element instanceof SVGElement) && isText(element) && isSeen(element),
    )
    const root = document.documentElement
    return [
      ...(root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide`] : []),
      ...new Set(texts.filter((element) => cut(element) || clippedBy(element)).map(named)),
    ]
  })
