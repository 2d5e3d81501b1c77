import { loadRehearsalTexts, type RehearsalTexts } from '@quayside/texts/table/rehearsal'
import { lateWords } from '../state/late-words.ts'

export const useRehearsalWords: () => RehearsalTexts = lateWords(loadRehearsalTexts)
