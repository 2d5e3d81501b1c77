/** Where the chat lies, so that it never covers the question that the player is asked, nor an open list of answers. */

export interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The box of the chat, and how much of the window is left to a page that flows around it. All in pixels. */
export interface ChatPlace extends Edges {
  readonly aside: { readonly end: number; readonly bottom: number }
}

const WIDTH = 420
/** Anything smaller has no room for a message and the field to answer it. */
const MIN = { width: 240, height: 150 }
/** From this width the page flows beside the chat, below it above. */
const WIDE = 600

const NOTHING_ASIDE = { end: 0, bottom: 0 }

const around = (boxes: readonly Edges[]): Edges => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

/** At the right of what is free above the decision or before it; null where neither has room. */
export const chatPlaceAtTable = (
  window: { readonly width: number; readonly height: number },
  decision: readonly Edges[],
): ChatPlace | null => {
  const { left, top } = around([
    { left: window.width, top: window.height, right: window.width, bottom: window.height },
    ...decision,
  ])
  const free = [
    { right: window.width, bottom: top },
    { right: left, bottom: window.height },
  ].find(({ right, bottom }) => right >= MIN.width && bottom >= MIN.height)
  if (free === undefined) return null
  const right = Math.round(free.right)
  return {
    left: Math.max(0, right - WIDTH),
    top: 0,
    right,
    bottom: Math.round(free.bottom),
    aside: NOTHING_ASIDE,
  }
}

/** For a page that scrolls: a column or the lower half, and the page keeps out of it. */
export const chatPlaceOnPage = ({
  width,
  height,
}: {
  readonly width: number
  readonly height: number
}): ChatPlace => {
  if (width < WIDE) {
    const part = Math.round(height / 2)
    return { left: 0, top: height - part, right: width, bottom: height, aside: { end: 0, bottom: part } }
  }
  const part = Math.min(WIDTH, Math.round(width * 0.4))
  return { left: width - part, top: 0, right: width, bottom: height, aside: { end: part, bottom: 0 } }
}
