/**
 * Service worker of the documentation: caches it for offline use. A new build takes over immediately, because no game
 * can be interrupted here.
 */
declare const self: ServiceWorkerGlobalScope

/** Filled in by the build. */
declare const VERSION: string
declare const FILES: readonly string[]

const PREFIX = 'quayside-docs '
const CACHE = PREFIX + VERSION

/** The file name contains a content hash, so a file of this name never changes. */
const hasDigest = (file: string): boolean => file.startsWith('assets/')

const fill = async (): Promise<void> => {
  const cache = await caches.open(CACHE)
  await Promise.all(
    FILES.map(async (file) => {
      const cached = hasDigest(file) ? await caches.match(file) : undefined
      if (cached) await cache.put(file, cached)
      // Bypasses the HTTP cache, which may hold an older build's file.
      else await cache.add(new Request(file, { cache: hasDigest(file) ? 'default' : 'reload' }))
    }),
  )
  await self.skipWaiting()
}

/** Number of builds to keep: a page of the previous build may still be open. */
const BUILDS_KEPT = 2

const tidy = async (): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(names.slice(0, -(BUILDS_KEPT - 1)).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Pictures are many and large, so they are cached when first seen. */
const answer = async (request: Request): Promise<Response> => {
  const cache = await caches.open(CACHE)
  const options = { ignoreSearch: true }
  const cached = (await cache.match(request, options)) ?? (await caches.match(request, options))
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok && request.destination === 'image') await cache.put(request, response.clone())
  return response
}

self.addEventListener('install', (event) => event.waitUntil(fill()))

self.addEventListener('activate', (event) => event.waitUntil(tidy()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope))
    event.respondWith(answer(request))
})
