import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds; in the page itself, and without lists of all that is well. */
export const violations = async (page: Page) =>
  (
    await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .analyze()
  ).violations

/** What keeps somebody out of a page, in words. */
export const graveFaults = async (page: Page): Promise<string[]> =>
  (await violations(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
