/** On a machine of one's own every network is there from the beginning. */
import { isNetwork, NETWORK_FILES, type NetworkName } from './files.ts'
import type { WeightsFile } from './weights-file.ts'

const names = Object.keys(NETWORK_FILES).filter(isNetwork)
const files = await Promise.all(names.map(async (name) => (await NETWORK_FILES[name]()).default))
const networks = new Map(names.map((name, at) => [name, files[at]]))

export const networkFile = (name: NetworkName): WeightsFile => {
  const file = networks.get(name)
  if (file === undefined) throw new Error(name)
  return file
}

export const fetchNetwork = (_name: NetworkName): Promise<void> => Promise.resolve()
