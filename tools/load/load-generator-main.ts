/** Entry point of the load generator's process, so that it does not share CPU time with the server. */
import { serveMethods } from '../child-process-rpc.ts'
import { LoadGenerator } from './load-generator.ts'
import type { GeneratorMethods } from './load-generator-messages.ts'

let generator: LoadGenerator | null = null

serveMethods<GeneratorMethods>({
  open: async (request) => {
    generator?.close()
    generator = new LoadGenerator(request)
    await generator.open()
    return null
  },
  play: (playing) => (generator ? generator.play(playing) : Promise.reject(new Error('no rooms are open'))),
  done: () => Promise.resolve(generator?.done ?? 0),
})
