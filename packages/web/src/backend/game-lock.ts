/**
 * Only one tab may have a game open. Without the Web Locks API, only the saved game's holder reveals a second writer.
 */

export interface GameLock {
  release(): void
}

const nameOf = (id: string): string => `quayside game ${id}`

/** A tab that is being closed needs a moment to release its lock. */
const LOCK_TIMEOUT_MS = 800

/**
 * Null if another tab has the game open and `takeOver` is false; `lost` is called when another tab takes the game over.
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

/** Whether any tab, including this one, has the game open. */
export const isGameLocked = async (id: string): Promise<boolean> => {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === nameOf(id))
}
