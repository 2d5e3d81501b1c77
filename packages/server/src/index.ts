export { type RunningServer, type ServerSettings, startServer } from './server.ts'
export { exitOnSignal } from './shutdown.ts'
export { StoreUnusable } from './storage/store-unusable.ts'
