/** In the browser a network is loaded when its set-up is played. */
import { Networks } from '@quayside/bots'

export const networks = new Networks({
  'packet-row-2': () => import('./weights/packet-row-2.json', { with: { type: 'json' } }),
  'packet-row-3': () => import('./weights/packet-row-3.json', { with: { type: 'json' } }),
  'packet-row-4': () => import('./weights/packet-row-4.json', { with: { type: 'json' } }),
  'packet-row-5': () => import('./weights/packet-row-5.json', { with: { type: 'json' } }),
})
