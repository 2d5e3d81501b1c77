import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What keeps somebody out of a page. */
export const graveFaults = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target, failureSummary }) => [target.join(' '), failureSummary]),
    }))
}
