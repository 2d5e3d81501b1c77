import { loadPeople, type SayPeople } from '@quayside/texts/messages/people'
import { lazyTexts } from './late-words.ts'

/** What people ask of each other and say, where they find a table, and who they are. */
export const usePeopleWords: () => SayPeople = lazyTexts(loadPeople)
