/** Offers turn notifications at the start of a correspondence game to a player without a channel. */
import { browserStorage, readText, writeText } from '@quayside/table/page/browser-storage.ts'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import { useState } from 'react'
import { Notice } from '../../shell/components/site-notices.tsx'
import { goTo } from '../../state/routing.ts'
import { canPush, subscribePush } from '../account/push-subscription.ts'
import { getChannels, getNotificationCapabilities } from '../community/community-api.ts'
import { useServerQuery } from '../community/server-hooks.ts'
import { useOnline } from '../online-store.ts'

/** A player who declined is not asked again in this browser. */
const DECLINED = 'quayside.notifications.declined'

export const NotificationOffer = () => {
  const isWanted = useBaseGame(
    ({ server, currentFrame }) =>
      server?.room?.settings.clock.kind === 'days' &&
      server.room.seats.every(({ free }) => !free) &&
      !server.status.isEnded &&
      currentFrame !== null &&
      currentFrame.viewer !== 'spectator',
  )
  const isKnown = useOnline(({ player }) => player !== null)
  const [isDeclined, setDeclined] = useState(() => readText(browserStorage, DECLINED) !== null)
  const decline = (): void => {
    writeText(browserStorage, DECLINED, 'yes')
    setDeclined(true)
  }
  return isWanted && isKnown && !isDeclined ? <Offer decline={decline} /> : null
}

const Offer = ({ decline }: { readonly decline: () => void }) => {
  const people = useCommunityTexts()
  const { value: channels, reload } = useServerQuery(getChannels)
  const { value: capabilities } = useServerQuery(getNotificationCapabilities)
  const switchOn = async (): Promise<void> => {
    const added =
      capabilities !== null && (await canPush()) ? await subscribePush(capabilities.vapidPublicKey) : null
    // The account page also offers mail and webhooks, and explains why a browser cannot be notified.
    if (added?.ok === true) await reload()
    else goTo({ page: 'you' })
  }
  if (channels === null || channels.length > 0) return null
  return (
    <Notice act={{ label: people('notify.offer.on'), do: () => void switchOn() }} dismiss={decline}>
      {people('notify.offer')}
    </Notice>
  )
}
