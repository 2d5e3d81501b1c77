/** In a browser a network is fetched when somebody plays the set-up it was trained for. */
import { NETWORK_FILES, type NetworkName } from './files.ts'
import type { WeightsFile } from './weights-file.ts'

const networks = new Map<NetworkName, WeightsFile>()

export const networkFile = (name: NetworkName): WeightsFile => {
  const file = networks.get(name)
  if (file === undefined) throw new Error(`${name} has not been fetched`)
  return file
}

export const fetchNetwork = async (name: NetworkName): Promise<void> => {
  if (!networks.has(name)) networks.set(name, (await NETWORK_FILES[name]()).default)
}
