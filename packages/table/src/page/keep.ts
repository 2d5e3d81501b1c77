/** What the browser keeps for the next visit. Every use of its storage may be forbidden; the page goes on without it. */
export type Keep = Pick<Storage, 'getItem' | 'setItem'>

export const browserStorage = (): Keep => localStorage

export const keptText = (keep: () => Keep, key: string): string | null => {
  try {
    return keep().getItem(key)
  } catch {
    return null
  }
}

/** Whether it could be kept. */
export const keepText = (keep: () => Keep, key: string, text: string): boolean => {
  try {
    keep().setItem(key, text)
    return true
  } catch {
    return false
  }
}
