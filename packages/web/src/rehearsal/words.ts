import { lateWords } from '@quayside/table/page/late-words.ts'
import { loadRehearsalTexts, type RehearsalTexts } from '@quayside/texts/table/rehearsal'

export const useRehearsalWords: () => RehearsalTexts = lateWords(loadRehearsalTexts)
