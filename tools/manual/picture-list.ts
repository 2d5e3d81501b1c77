/** The screenshots of the manual: each shows the scene of the same name in `looks`, unless listed here. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const MANUAL = join(import.meta.dirname, '..', '..', 'docs', 'manual')

interface Picture {
  readonly scene: string
  readonly size: 'desktop' | 'phone'
}

const OTHERS: Readonly<Record<string, Picture>> = {
  home: { scene: 'home-games', size: 'desktop' },
  'main-action': { scene: 'building-selected', size: 'desktop' },
  phone: { scene: 'main-action', size: 'phone' },
}

export const pictureFile = (locale: string, picture: string): string => `pictures/${locale}/${picture}.jpg`

/** The pictures on the page of one language. */
const picturesIn = (locale: string): readonly string[] =>
  [
    ...readFileSync(join(MANUAL, `${locale}.md`), 'utf8').matchAll(/\]\(pictures\/[\w-]+\/([\w-]+)\.jpg\)/g),
  ].map(([, name = '']) => name)

/** By name, from the English page. */
export const PICTURES: ReadonlyMap<string, Picture> = new Map(
  picturesIn('en').map((name) => [name, OTHERS[name] ?? { scene: name, size: 'desktop' }]),
)
