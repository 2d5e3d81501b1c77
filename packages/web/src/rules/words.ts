import { loadRules } from '@quayside/texts/table/rules'
import { lateWords } from '../state/late-words.ts'

export const useRulesWords = lateWords(loadRules)
