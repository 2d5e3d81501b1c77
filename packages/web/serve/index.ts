export { buildIfStale, DOCS, SITE } from './build-if-stale.ts'
export { openSite } from './open-site.ts'
