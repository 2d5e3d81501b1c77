import type { Page } from '@playwright/test'

/**
 * Texts that overlap others or overflow their card, cut-off texts, and overlapping controls, as texts. Stricter than
 * `findOverflow`: icons count as well, neighbours are compared, and an ellipsis is a cut-off text.
 */
export const findMisplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 1.5
    /** Badges may overhang the left edge by this many pixels. */
    const BADGE = 6
    /** Whether only screen readers see it. */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement))
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert], [aria-hidden="true"]:not(svg)') === null &&
      !isClipped(element)
    /** The part of a rectangle that no ancestor clips. */
    const seenOf = (rect: DOMRect, element: Element | null): DOMRect => {
      if (element === null) return rect
      if (getComputedStyle(element).overflowX === 'visible') return seenOf(rect, element.parentElement)
      const box = element.getBoundingClientRect()
      const [left, top] = [Math.max(rect.left, box.left), Math.max(rect.top, box.top)]
      const [right, bottom] = [Math.min(rect.right, box.right), Math.min(rect.bottom, box.bottom)]
      return seenOf(
        new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)),
        element.parentElement,
      )
    }
    const isInSight = ({ width, height }: DOMRect): boolean => width > SLACK && height > SLACK
    const meet = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK
    const named = (element: Element): string => {
      const zone = element.closest('[data-zone]')?.getAttribute('data-zone') ?? 'page'
      const place = element.closest('[data-place]')?.getAttribute('data-place') ?? ''
      return `${zone} ${place} "${element.textContent?.trim().slice(0, 40)}"`
    }

    interface Ink {
      readonly element: Element
      readonly whole: DOMRect
      readonly seen: DOMRect
    }
    const ink: Ink[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      if (element === null || (node.textContent ?? '').trim() === '' || !isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, top, width, height } of range.getClientRects()) {
        // Letters fill about half the height of their line.
        const whole = new DOMRect(left, top + height / 4, width, height / 2)
        ink.push({ element, whole, seen: seenOf(whole, element) })
      }
    }
    const texts = ink.filter(({ seen }) => isInSight(seen))

    /** A part with its own background, such as a badge or a layer, may lie over a text. */
    const ground = (element: Element, other: Element): boolean => {
      for (
        let around: Element | null = element;
        around !== null && !around.contains(other);
        around = around.parentElement
      )
        if (getComputedStyle(around).backgroundColor !== 'rgba(0, 0, 0, 0)') return true
      return false
    }
    const layerOf = (element: Element): Element | null =>
      element.closest('dialog, [popover], [role="dialog"], [data-ui="layer"]')
    const collisions = texts.flatMap(({ element: one, seen }, place) =>
      texts
        .slice(place + 1)
        .filter(
          ({ element: other, seen: that }) =>
            one !== other && meet(seen, that) && layerOf(one) === layerOf(other),
        )
        .map(({ element: other }) => `${named(one)} runs into ${named(other)}`),
    )
    /** Small pictures inline with text; a text with its own background may overlap one. */
    const pictures = [...document.querySelectorAll('svg')]
      .filter(isShown)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height <= 40)
      .map(({ element, box: { left, top, width, height } }) => ({
        element,
        // Drawings leave an edge of their box free.
        seen: seenOf(
          new DOMRect(left + width / 8, top + height / 8, (width * 3) / 4, (height * 3) / 4),
          element,
        ),
      }))
      .filter(({ seen }) => isInSight(seen))
    const overPictures = texts.flatMap(({ element: one, seen }) =>
      pictures
        .filter(
          ({ element: other, seen: that }) =>
            !other.contains(one) &&
            meet(seen, that) &&
            !ground(one, other) &&
            layerOf(one) === layerOf(other),
        )
        .map(({ element: other }) => `${named(one)} lies on the picture ${other.innerHTML.slice(0, 60)}`),
    )

    /** An element with its own background covers part of the text. */
    const whatever = document.createElement('style')
    whatever.textContent = '* { pointer-events: auto !important }'
    document.head.append(whatever)
    const covered = texts.flatMap(({ element, seen: { left, top, width, height } }) => {
      for (const part of [0.02, 0.25, 0.5, 0.75, 0.98]) {
        const stack = document.elementsFromPoint(left + width * part, top + height / 2)
        const above = stack.slice(0, Math.max(0, stack.indexOf(element)))
        const cover = above.find(
          (one) =>
            !element.contains(one) &&
            layerOf(one) === layerOf(element) &&
            one.closest('[data-ui="scrolls-on"]') === null &&
            getComputedStyle(one).opacity !== '0' &&
            getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)',
        )
        if (cover !== undefined) return [`${named(element)} lies under ${named(cover)}`]
      }
      return []
    })
    whatever.remove()

    /** Whether it is on the coloured edge of its card, which marks the owner. */
    const isOverEdge = (element: Element, { right }: DOMRect, card: Element): boolean => {
      for (
        let around = element.parentElement;
        around !== null && around !== card;
        around = around.parentElement
      ) {
        const edge = Number.parseFloat(getComputedStyle(around).borderRightWidth)
        if (edge > 1 && right > around.getBoundingClientRect().right - edge + SLACK) return true
      }
      return false
    }
    const icons = [...document.querySelectorAll('[data-place] svg, [data-place] small')]
      .filter(isShown)
      .map((element) => ({
        element,
        whole: element.getBoundingClientRect(),
        seen: element.getBoundingClientRect(),
      }))
    const outside = [...ink, ...icons].flatMap(({ element, whole }) => {
      const card = element.closest(
        'button[data-place], [data-zone="players"] > li, [data-zone="tray"] :is(label, button)',
      )
      if (card === null || !isInSight(seenOf(card.getBoundingClientRect(), card.parentElement))) return []
      const box = card.getBoundingClientRect()
      return whole.right > box.right + SLACK ||
        whole.bottom > box.bottom + SLACK ||
        whole.left < box.left - BADGE ||
        isOverEdge(element, whole, card)
        ? [`${named(element)} leaves its card`]
        : []
    })

    /** On a page that does not scroll. */
    const belowWindow =
      document.documentElement.scrollHeight > innerHeight
        ? []
        : texts
            .filter(({ seen }) => seen.bottom > innerHeight + SLACK)
            .map(({ element }) => `${named(element)} leaves the window`)

    const isScrolled = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
    const cut = [...new Set(ink.map(({ element }) => element))]
      .filter((element) => {
        const { overflowX, overflowY, width } = getComputedStyle(element)
        if (Number.parseFloat(width) <= 2) return false
        return (
          (overflowX !== 'visible' &&
            !isScrolled(overflowX) &&
            element.scrollWidth > element.clientWidth + 1) ||
          (overflowY !== 'visible' &&
            !isScrolled(overflowY) &&
            element.scrollHeight > element.clientHeight + 3)
        )
      })
      .map((element) => `${named(element)} is cut`)
    /** Letters hidden by an ancestor that cannot be scrolled. */
    const hidden = ink.flatMap(({ element, whole }) => {
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const box = around.getBoundingClientRect()
        if (box.width <= 2 && box.height <= 2) return []
        const across =
          !isScrolled(overflowX) && (whole.right > box.right + SLACK || whole.left < box.left - SLACK)
        const along =
          !isScrolled(overflowY) && (whole.bottom > box.bottom + SLACK || whole.top < box.top - SLACK)
        if (across || along) return [`${named(element)} is hidden by its surroundings`]
        if (isScrolled(overflowX) || isScrolled(overflowY)) return []
      }
      return []
    })

    const controls = [
      ...document.querySelectorAll('button, a[href], input, select, label:has(input), [tabindex="0"]'),
    ]
      .filter(isShown)
      .map((element) => ({ element, seen: seenOf(element.getBoundingClientRect(), element.parentElement) }))
      .filter(({ seen }) => isInSight(seen))
    const heaped = controls.flatMap(({ element: one, seen }, place) =>
      controls
        .slice(place + 1)
        .filter(
          ({ element: other, seen: that }) =>
            meet(seen, that) &&
            !one.contains(other) &&
            !other.contains(one) &&
            one.closest('label') !== (other.closest('label') ?? 0),
        )
        .map(({ element: other }) => `${named(one)} lies over ${named(other)}`),
    )
    const faults = [collisions, overPictures, covered, outside, belowWindow, cut, hidden, heaped]
    return [...new Set(faults.flat())]
  })
