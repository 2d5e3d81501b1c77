/** Subscribing this browser to push notifications. */
import type { Result } from '@quayside/kernel'
import type { ChannelAdded } from '@quayside/protocol'
import { addChannel } from '../community/community-api.ts'

/** Push notifications are received by the service worker. */
export const canPush = async (): Promise<boolean> =>
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  (await navigator.serviceWorker.getRegistration()) !== undefined

/** Null where the player or the browser does not allow it. */
const subscribe = async (key: string): Promise<PushSubscriptionJSON | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    return subscription.toJSON()
  } catch {
    return null
  }
}

/** Adds this browser as a channel; null where the player or the browser does not allow it. */
export const subscribePush = async (key: string): Promise<Result<ChannelAdded> | null> => {
  const subscription = await subscribe(key)
  const { p256dh, auth } = subscription?.keys ?? {}
  if (subscription?.endpoint === undefined || p256dh === undefined || auth === undefined) return null
  return addChannel({ kind: 'push', endpoint: subscription.endpoint, keys: { p256dh, auth } })
}
