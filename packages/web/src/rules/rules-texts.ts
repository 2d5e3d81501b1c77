import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { loadRules, type SayRules } from '@quayside/texts/messages/rules'

export const useRulesTexts: () => SayRules = lazyTexts(loadRules)
