export { loadNotices, type SayNotice } from './load.ts'
