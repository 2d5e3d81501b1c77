export { buildIfStale, DOCS, SITE } from './build-if-stale.ts'
export type { SayNotBuilt } from './documentation.ts'
export { openSite } from './open-site.ts'
