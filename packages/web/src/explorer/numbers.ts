/** Number formats of the explorer. */
import { differenceText, formatTag, type Locale, numberText, shareText, tenthText } from '@quayside/texts'

export interface ExplorerNumbers {
  count(this: void, value: number): string
  /** With one decimal. */
  points(this: void, value: number): string
  /** With a sign. */
  difference(this: void, value: number): string
  share(this: void, part: number): string
}

export const explorerNumbers = (locale: Locale): ExplorerNumbers => {
  const tag = formatTag(locale)
  return {
    count: (value) => numberText(value, tag),
    points: (value) => tenthText(value, tag),
    difference: (value) => differenceText(value, tag),
    share: (part) => shareText(part, tag),
  }
}
