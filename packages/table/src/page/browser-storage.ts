/** Access to the browser's storage. Any access may throw where storage is blocked; the page then works without it. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

export const browserStorage = (): TextStorage => localStorage

export const readText = (keep: () => TextStorage, key: string): string | null => {
  try {
    return keep().getItem(key)
  } catch {
    return null
  }
}

/** False where storage is blocked or full. */
export const writeText = (keep: () => TextStorage, key: string, text: string): boolean => {
  try {
    keep().setItem(key, text)
    return true
  } catch {
    return false
  }
}
