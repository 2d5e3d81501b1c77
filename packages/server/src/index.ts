export { NO_QUOTAS } from './quotas/limits.ts'
export { type RunningServer, type ServerSettings, startServer, TELL_NOBODY } from './server.ts'
export { exitOnSignal } from './shutdown.ts'
export { StoreUnusable } from './storage/store-unusable.ts'
