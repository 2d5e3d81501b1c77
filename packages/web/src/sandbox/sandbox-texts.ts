import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { lazyMessages, type Translate } from '@quayside/texts'
import type { SandboxMessages } from './messages/types.ts'

const loadSandboxTexts = lazyMessages<SandboxMessages>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
)

export const useSandboxTexts: () => Translate<SandboxMessages> = lazyTexts(loadSandboxTexts)
