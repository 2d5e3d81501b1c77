export { type KillReport, killServers } from './kills.ts'
export { type SecrecyReport, watchSecrets } from './secrecy.ts'
