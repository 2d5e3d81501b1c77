/** A process full of people, so that they do not share the server's time. */
import { obey } from '../child-process-rpc.ts'
import { Crowd } from './load-generator.ts'
import type { CrowdOrders } from './load-generator-messages.ts'

let crowd: Crowd | null = null

obey<CrowdOrders>({
  come: async (coming) => {
    crowd?.close()
    crowd = new Crowd(coming)
    await crowd.come()
    return null
  },
  play: (playing) => (crowd ? crowd.play(playing) : Promise.reject(new Error('nobody has come'))),
  done: () => Promise.resolve(crowd?.done ?? 0),
})
