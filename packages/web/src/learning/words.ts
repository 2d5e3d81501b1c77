import { lateWords } from '@quayside/table/page/late-words.ts'
import { loadLearning, type SayLearning } from '@quayside/texts/table/learning'

export const useLearningWords: () => SayLearning = lateWords(loadLearning)
