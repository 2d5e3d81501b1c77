/** The most that something waits for a page that is never idle. */
const MOST_MS = 3000

/** Does what nobody waits for when the page has nothing else to do. */
export const whenIdle = (work: () => void): void => {
  // Safari has no such callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: MOST_MS })
  else setTimeout(work, MOST_MS / 10)
}
