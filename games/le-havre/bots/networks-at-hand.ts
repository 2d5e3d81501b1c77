/** In Node all networks are loaded at start. */
import { networks as lazyNetworks } from './networks.ts'

// Exported as a value: a bundler would drop an import that is only used for its side effect.
export const networks = await lazyNetworks.fetchAll()
