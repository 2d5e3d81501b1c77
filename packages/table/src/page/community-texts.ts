import { loadCommunity, type SayCommunity } from '@quayside/texts/messages/community'
import { lazyTexts } from './lazy.ts'

/** Texts about other players: votes, chat, lobby, accounts and profiles. */
export const useCommunityTexts: () => SayCommunity = lazyTexts(loadCommunity)
