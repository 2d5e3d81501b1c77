/** Opens each scene once per language and checks overflow, accessibility and focus in many sizes and themes. */
import { expect, type Page, test } from '@playwright/test'
import { LOCALES, type Locale } from '@quayside/texts'
import { type Appearance, OpenPage, SIZES } from './appearance.ts'
import { findAccessibilityFaults } from './find-accessibility-faults.ts'
import { findOverflow } from './find-overflow.ts'
import { FOCUS_CHECKS } from './focus-order.ts'
import { prepareScene, SCENES, type Scene } from './scenes.ts'

interface CheckedAppearance extends Appearance {
  readonly check: 'overflow' | 'axe' | 'colours' | 'focus'
}

type Size = Appearance['size']
type Theme = Appearance['theme']

const sizes = Object.keys(SIZES) as Size[]

const overflow = (themes: readonly Theme[]): readonly CheckedAppearance[] =>
  themes.flatMap((theme) => sizes.map((size) => ({ check: 'overflow', size, theme }) as const))

const axe = (size: Size, touch = false): readonly CheckedAppearance[] => [
  { check: 'axe', size, theme: 'light', touch },
  { check: 'colours', size, theme: 'dark', touch },
]

const focus = ({ name }: Scene): readonly CheckedAppearance[] =>
  sizes
    .filter((size) => FOCUS_CHECKS[name]?.[size] !== undefined)
    .map((size) => ({ check: 'focus', size, theme: 'light', touch: size === 'phone' }))

const isOften = ({ often = false }: Scene): boolean => often !== false

/** The usual run, in French only, which has the longest words. */
const often = (scene: Scene, locale: Locale): readonly CheckedAppearance[] => {
  if (locale !== 'fr') return []
  return [
    ...(isOften(scene) ? overflow(['light']) : []),
    ...(scene.often === true ? axe('desktop') : []),
    ...focus(scene),
  ]
}

/** All other combinations, in the long run; accessibility is checked in English, the most common language. */
const seldom = (scene: Scene, locale: Locale): readonly CheckedAppearance[] => {
  if (locale === 'fr')
    return [
      ...overflow(isOften(scene) ? ['dark'] : ['light']),
      ...(scene.often === 'layout' ? axe('desktop') : []),
      ...axe('phone', true),
      ...axe('phone-landscape', true),
    ]
  return [...(locale === 'en' ? [...axe('desktop'), ...focus(scene)] : []), ...overflow(['light'])]
}

const checkAppearance = async (
  page: Page,
  name: string,
  appearance: CheckedAppearance,
  where: string,
): Promise<void> => {
  switch (appearance.check) {
    case 'overflow':
      return expect.soft(await findOverflow(page), where).toEqual([])
    case 'axe':
      return expect.soft(await findAccessibilityFaults(page), where).toEqual([])
    case 'colours':
      return expect.soft(await findAccessibilityFaults(page, 'colours'), where).toEqual([])
    case 'focus':
      try {
        for (const check of FOCUS_CHECKS[name]?.[appearance.size] ?? []) await check(page)
      } catch (fault) {
        throw new Error(`${where}: ${fault instanceof Error ? fault.message : String(fault)}`, {
          cause: fault,
        })
      }
  }
}

const visit = (
  scene: Scene,
  locale: Locale,
  appearances: readonly CheckedAppearance[],
  tag: string[],
): void => {
  const [first] = appearances
  if (first === undefined) return
  const all = [...new Set(appearances.map(({ check }) => check))].join(', ')
  const checks = scene.bySize ? `${first.size}, ${all}` : all
  test.describe(() => {
    test.use({ viewport: SIZES[first.size] })
    const run = tag.length > 0 ? ', long run' : ''
    test(`${scene.name} in ${locale}: ${checks}${run}`, { tag }, async ({ page }) => {
      test.setTimeout(240_000)
      const opened = new OpenPage(page)
      await prepareScene(page, first.theme, locale)
      await scene.open(page)
      for (const appearance of appearances) {
        const { size, theme, touch = false, check } = appearance
        await opened.change(appearance)
        const where = `${scene.name}, ${size}${touch ? ' with touch' : ''}, ${locale}, ${theme}, ${check}`
        await checkAppearance(page, scene.name, appearance, where)
      }
    })
  })
}

const visits = (
  scene: Scene,
  locale: Locale,
  appearances: readonly CheckedAppearance[],
  tag: string[],
): void => {
  const parts = scene.bySize
    ? sizes.map((size) => appearances.filter((appearance) => appearance.size === size))
    : [appearances]
  for (const part of parts) visit(scene, locale, part, tag)
}

for (const scene of SCENES)
  for (const locale of LOCALES) {
    visits(scene, locale, often(scene, locale), [])
    visits(scene, locale, seldom(scene, locale), ['@long'])
  }
