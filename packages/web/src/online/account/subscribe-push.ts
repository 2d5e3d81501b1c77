/** Messages in this browser, which come even when no page is open. */
import type { Result } from '@quayside/kernel'
import type { ChannelAdded } from '@quayside/protocol'
import { addChannel } from '../community/community-api.ts'

/** Only a page that works offline has somebody to take messages. */
export const canPush = async (): Promise<boolean> =>
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  (await navigator.serviceWorker.getRegistration()) !== undefined

/** Null where the person, or the browser, does not want it. */
const subscribe = async (key: string): Promise<PushSubscriptionJSON | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    return made.toJSON()
  } catch {
    return null
  }
}

export const pushHere = async (key: string): Promise<Result<ChannelAdded> | null> => {
  const made = await subscribe(key)
  const { p256dh, auth } = made?.keys ?? {}
  if (made?.endpoint === undefined || p256dh === undefined || auth === undefined) return null
  return addChannel({ kind: 'push', endpoint: made.endpoint, keys: { p256dh, auth } })
}
