/** One tab holds a game at a time. Without the browser's locks the archive alone notices a second writer. */

export interface GameLock {
  release(): void
}

const nameOf = (id: string): string => `quayside game ${id}`

/** A tab that is just being left needs a moment to let go. */
const LOCK_TIMEOUT_MS = 800

/**
 * Null while another tab holds the game and is not to be robbed of it; `lost` is called when another tab takes it
 * from this one.
 */
export const lockGame = (id: string, takeOver: boolean, lost: () => void): Promise<GameLock | null> =>
  new Promise((resolve) => {
    let release = (): void => undefined
    const released = new Promise<void>((done) => {
      release = done
    })
    if (!('locks' in navigator)) {
      resolve({ release })
      return
    }
    let held = false
    const options = takeOver ? { steal: true } : { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }
    navigator.locks
      .request(nameOf(id), options, () => {
        held = true
        resolve({ release })
        return released
      })
      .catch(() => {
        if (held) lost()
        else resolve(null)
      })
  })

/** Whether a tab, this one included, has the game open. */
export const isGameLocked = async (id: string): Promise<boolean> => {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === nameOf(id))
}
