export { loadPacketTexts } from './load.ts'
export type { PacketTexts } from './parameters.ts'
