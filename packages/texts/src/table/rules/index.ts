export { loadRules, type SayRules } from './load.ts'
export type { LeHavreTopic, PacketRowTopic } from './parameters.ts'
