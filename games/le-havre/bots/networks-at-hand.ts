/** On a machine of one's own every network is there from the beginning. */
import { networks } from './networks.ts'

await networks.fetchAll()

export { networks }
