import { lazyTexts } from '@quayside/table/page/late-words.ts'
import { loadLearning, type SayLearning } from './messages/index.ts'

export const useLearningWords: () => SayLearning = lazyTexts(loadLearning)
