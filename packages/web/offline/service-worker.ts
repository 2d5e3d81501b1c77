/**
 * Keeps every file of one build, so that the whole program works without a connection. A new build is fetched beside
 * the old one and waits until the page asks for it; nothing changes under a game that is being played.
 */
declare const self: ServiceWorkerGlobalScope

/** Filled in by the build. */
declare const VERSION: string
declare const FILES: readonly string[]

const PREFIX = 'quayside '
const CACHE = PREFIX + VERSION

/** What is kept once it was fetched, from one build to the next: packs of puzzles, positions of the explorer. */
const FETCHED = `${PREFIX}fetched`
const isFetched = (file: string): boolean => /\/assets\/(?:puzzles|positions)-[^/]+$/.test(file)

/** The page itself; its address has no file name. */
const PAGE = './'

/** The name of such a file holds a digest of its content, so the same name is the same file. */
const hasDigest = (file: string): boolean => file.startsWith('assets/')

const fill = async (): Promise<void> => {
  const cache = await caches.open(CACHE)
  await Promise.all(
    FILES.map(async (file) => {
      const kept = hasDigest(file) ? await caches.match(file) : undefined
      if (kept) await cache.put(file, kept)
      // Past the browser's own cache, which may hold the file of an older build.
      else await cache.add(new Request(file, { cache: 'reload' }))
    }),
  )
}

/** Another tab may still run the build before this one and need its parts. */
const KEPT = 2

const tidy = async (): Promise<void> => {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && ![CACHE, FETCHED].includes(name),
  )
  await Promise.all(names.slice(0, -(KEPT - 1)).map((name) => caches.delete(name)))
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
  const kept =
    request.mode === 'navigate'
      ? await cache.match(PAGE)
      : ((await cache.match(request)) ?? (await caches.match(request)))
  return kept ?? fetched(request)
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

/** The latest word takes the place of the one before: a person has one list of waiting tables, not a heap of them. */
const TAG = 'quayside'

self.addEventListener('push', (event) => {
  if (event.data === null) return
  const { title, text, url } = event.data.json() as Notice
  event.waitUntil(
    self.registration.showNotification(title, { body: text, tag: TAG, data: url, icon: 'icons/192.png' }),
  )
})

/** To the decision, in a page that is open already where there is one. */
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
  // What is asked of the tables of a server is never kept; the documentation has a worker of its own.
  const isOfOthers = ['api/', 'docs/'].some((folder) =>
    href.startsWith(new URL(folder, self.registration.scope).href),
  )
  if (request.method !== 'GET' || origin !== self.location.origin || isOfOthers) return
  event.respondWith(answer(request))
})
