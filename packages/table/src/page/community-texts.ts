import { loadCommunity, type SayCommunity } from '@quayside/texts/messages/community'
import { lazyTexts } from './lazy.ts'

/** What people ask of each other and say, where they find a table, and who they are. */
export const useCommunityTexts: () => SayCommunity = lazyTexts(loadCommunity)
