export { quotaLimits } from './quota-settings.ts'
export { readSettings } from './read.ts'
export type { Setting } from './setting.ts'
export { type LogLevel, SETTING_NAMES, SETTINGS, type Settings } from './settings.ts'
