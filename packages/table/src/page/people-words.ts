import { loadPeople } from '@quayside/texts/table/people'
import { lateWords } from './late-words.ts'

/** What people ask of each other and say, where they find a table, and who they are. */
export const usePeopleWords = lateWords(loadPeople)
