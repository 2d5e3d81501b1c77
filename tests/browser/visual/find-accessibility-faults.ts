import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The rules whose result depends on the theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Runs axe inside the page, without the lists of passed rules. */
export const violations = async (page: Page, about: 'all' | 'colours' = 'all') => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  return (await (about === 'all' ? axe : axe.withRules(OF_COLOURS)).analyze()).violations
}

/** Serious and critical violations, as texts. */
export const findAccessibilityFaults = async (
  page: Page,
  about: 'all' | 'colours' = 'all',
): Promise<string[]> =>
  (await violations(page, about))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
