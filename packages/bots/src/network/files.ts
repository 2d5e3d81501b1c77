/** Every trained network, by the name of its file; each is a part of its own, fetched by those who need it. */
import type { WeightsFile } from './weights-file.ts'

export const NETWORK_FILES = {
  'le-havre-full-1': () => import('../../weights/le-havre-full-1.json', { with: { type: 'json' } }),
  'le-havre-full-2': () => import('../../weights/le-havre-full-2.json', { with: { type: 'json' } }),
  'le-havre-full-3': () => import('../../weights/le-havre-full-3.json', { with: { type: 'json' } }),
  'le-havre-full-4': () => import('../../weights/le-havre-full-4.json', { with: { type: 'json' } }),
  'le-havre-full-5': () => import('../../weights/le-havre-full-5.json', { with: { type: 'json' } }),
  'le-havre-short-1': () => import('../../weights/le-havre-short-1.json', { with: { type: 'json' } }),
  'le-havre-short-2': () => import('../../weights/le-havre-short-2.json', { with: { type: 'json' } }),
  'le-havre-short-3': () => import('../../weights/le-havre-short-3.json', { with: { type: 'json' } }),
  'packet-row-2': () => import('../../weights/packet-row-2.json', { with: { type: 'json' } }),
  'packet-row-3': () => import('../../weights/packet-row-3.json', { with: { type: 'json' } }),
  'packet-row-4': () => import('../../weights/packet-row-4.json', { with: { type: 'json' } }),
  'packet-row-5': () => import('../../weights/packet-row-5.json', { with: { type: 'json' } }),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly default: WeightsFile }>>>

export type NetworkName = keyof typeof NETWORK_FILES

export const isNetwork = (name: string): name is NetworkName => Object.hasOwn(NETWORK_FILES, name)
