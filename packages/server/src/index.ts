export { type RunningServer, type ServerSettings, startServer } from './server.ts'
export { StoreUnusable } from './storage/store-unusable.ts'
