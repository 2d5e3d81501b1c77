/**
 * Service worker: caches every file of one build, so that the site works offline, and shows push notifications. A new
 * build is cached alongside the old one and waits until the page activates it, so nothing changes during a game.
 */
declare const self: ServiceWorkerGlobalScope

/** Filled in by the build. */
declare const VERSION: string
declare const FILES: readonly string[]

const PREFIX = 'quayside '
const CACHE = PREFIX + VERSION

/** Files that are cached on first use and kept across builds: puzzle packs, explorer positions. */
const FETCHED = `${PREFIX}fetched`
const isFetched = (file: string): boolean => /\/assets\/(?:puzzles|positions)-[^/]+$/.test(file)

/** The page itself, whose address has no file name. */
const PAGE = './'

/** The file name contains a content hash, so a file of this name never changes. */
const hasDigest = (file: string): boolean => file.startsWith('assets/')

const fill = async (): Promise<void> => {
  const cache = await caches.open(CACHE)
  await Promise.all(
    FILES.map(async (file) => {
      const cached = hasDigest(file) ? await caches.match(file) : undefined
      if (cached) await cache.put(file, cached)
      // Bypasses the HTTP cache, which may hold an older build's file.
      else await cache.add(new Request(file, { cache: 'reload' }))
    }),
  )
}

/** Number of builds to keep: another tab may still run the previous one. */
const BUILDS_KEPT = 2

const tidy = async (): Promise<void> => {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && ![CACHE, FETCHED].includes(name),
  )
  await Promise.all(names.slice(0, -(BUILDS_KEPT - 1)).map((name) => caches.delete(name)))
  await self.clients.claim()
}

const fetched = async (request: Request): Promise<Response> => {
  const response = await fetch(request)
  if (response.ok && isFetched(new URL(request.url).pathname))
    await (await caches.open(FETCHED)).put(request, response.clone())
  return response
}

const answer = async (request: Request): Promise<Response> => {
  const cache = await caches.open(CACHE)
  const cached =
    request.mode === 'navigate'
      ? await cache.match(PAGE)
      : ((await cache.match(request)) ?? (await caches.match(request)))
  return cached ?? fetched(request)
}

self.addEventListener('install', (event) => event.waitUntil(fill()))

self.addEventListener('activate', (event) => event.waitUntil(tidy()))

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting()
})

interface Notice {
  readonly title: string
  readonly text: string
  readonly url: string
}

/** All notifications share one tag, so that the newest replaces the one before. */
const TAG = 'quayside'

self.addEventListener('push', (event) => {
  if (event.data === null) return
  const { title, text, url } = event.data.json() as Notice
  event.waitUntil(
    self.registration.showNotification(title, { body: text, tag: TAG, data: url, icon: 'icons/192.png' }),
  )
})

/** Opens the decision, in a page that is already open if there is one. */
const goTo = async (url: string): Promise<void> => {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (page === undefined) await self.clients.openWindow(url)
  else await (await page.focus()).navigate(url)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const data: unknown = event.notification.data
  if (typeof data === 'string') event.waitUntil(goTo(data))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, href } = new URL(request.url)
  // API responses are never cached; the documentation has its own service worker.
  const isOfOthers = ['api/', 'docs/'].some((folder) =>
    href.startsWith(new URL(folder, self.registration.scope).href),
  )
  if (request.method !== 'GET' || origin !== self.location.origin || isOfOthers) return
  event.respondWith(answer(request))
})
