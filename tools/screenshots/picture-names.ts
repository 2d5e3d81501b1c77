/** What the pictures show, and where they are stored. */
import { join } from 'node:path'
import type { Locale } from '@quayside/texts'
import { SIZES, type THEMES } from '../../tests/browser/visual/appearance.ts'

/** The sizes that layouts are designed for, and usual sizes of tablets and screens. */
export const PICTURE_SIZES = {
  ...SIZES,
  'tall-tablet': { width: 820, height: 1180 },
  'small-laptop': { width: 1180, height: 820 },
  laptop: { width: 1280, height: 720 },
  'wide-laptop': { width: 1366, height: 768 },
  wide: { width: 1920, height: 1080 },
  huge: { width: 2560, height: 1440 },
} as const

export type PictureSize = keyof typeof PICTURE_SIZES

interface Picture {
  readonly scene: string
  readonly size: PictureSize
  readonly locale: Locale
  readonly theme: (typeof THEMES)[number]
}

const ROOT = join(import.meta.dirname, '../../.cache/screenshots')

/** One picture for each scene, size, language and theme. */
export const PICTURES = join(ROOT, 'pictures')

/** One sheet for each scene, size and theme, with all languages side by side. */
export const SHEETS = join(ROOT, 'sheets')

export const pictureName = ({ scene, size, locale, theme }: Picture): string =>
  `${scene}-${size}-${theme}-${locale}.jpg`
