import { loadLearning, type SayLearning } from '@quayside/texts/table/learning'
import { lateWords } from '../state/late-words.ts'

export const useLearningWords: () => SayLearning = lateWords(loadLearning)
