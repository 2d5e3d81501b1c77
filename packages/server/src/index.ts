export { NO_NOTIFICATIONS, type RunningServer, type ServerSettings, startServer } from './process/server.ts'
export { exitOnSignal } from './process/shutdown.ts'
export { NO_QUOTAS } from './quotas/limits.ts'
export { StoreUnusable } from './storage/store-files.ts'
