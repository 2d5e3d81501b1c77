export { type RunningServer, type ServerSettings, startServer } from './server.ts'
