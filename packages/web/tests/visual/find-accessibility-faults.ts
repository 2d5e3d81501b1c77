import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** All that another theme can change. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** What axe finds; in the page itself, and without lists of all that is well. */
export const violations = async (page: Page, about: 'all' | 'colours' = 'all') => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  return (await (about === 'all' ? axe : axe.withRules(OF_COLOURS)).analyze()).violations
}

/** What keeps somebody out of a page, in words. */
export const graveFaults = async (page: Page, about: 'all' | 'colours' = 'all'): Promise<string[]> =>
  (await violations(page, about))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
