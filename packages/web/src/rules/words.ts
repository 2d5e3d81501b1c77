import { lateWords } from '@quayside/table/page/late-words.ts'
import { loadRules } from '@quayside/texts/table/rules'

export const useRulesWords = lateWords(loadRules)
