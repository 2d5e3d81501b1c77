/** In the browser a network is loaded when its set-up is played. */
import { Networks } from '@quayside/bots'

export const networks = new Networks({
  'le-havre-full-1': () => import('./weights/le-havre-full-1.json', { with: { type: 'json' } }),
  'le-havre-full-2': () => import('./weights/le-havre-full-2.json', { with: { type: 'json' } }),
  'le-havre-full-3': () => import('./weights/le-havre-full-3.json', { with: { type: 'json' } }),
  'le-havre-full-4': () => import('./weights/le-havre-full-4.json', { with: { type: 'json' } }),
  'le-havre-full-5': () => import('./weights/le-havre-full-5.json', { with: { type: 'json' } }),
  'le-havre-short-1': () => import('./weights/le-havre-short-1.json', { with: { type: 'json' } }),
  'le-havre-short-2': () => import('./weights/le-havre-short-2.json', { with: { type: 'json' } }),
  'le-havre-short-3': () => import('./weights/le-havre-short-3.json', { with: { type: 'json' } }),
  'le-havre-short-4': () => import('./weights/le-havre-short-4.json', { with: { type: 'json' } }),
  'le-havre-short-5': () => import('./weights/le-havre-short-5.json', { with: { type: 'json' } }),
})
