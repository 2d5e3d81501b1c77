/** On a machine of one's own every network is there from the beginning. */
import { networks as fetchedLater } from './networks.ts'

// A value and not only a deed: bundlers leave deeds out of packages that promise to have none.
export const networks = await fetchedLater.fetchAll()
