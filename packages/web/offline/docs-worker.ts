/**
 * Keeps the documentation, so that whoever has opened it once can read on without a connection. Nothing is being played
 * here, so a new build takes over at once.
 */
declare const self: ServiceWorkerGlobalScope

/** Filled in by the build. */
declare const VERSION: string
declare const FILES: readonly string[]

const PREFIX = 'quayside-docs '
const CACHE = PREFIX + VERSION

/** The name of such a file holds a digest of its content, so the same name is the same file. */
const hasDigest = (file: string): boolean => file.startsWith('assets/')

const fill = async (): Promise<void> => {
  const cache = await caches.open(CACHE)
  await Promise.all(
    FILES.map(async (file) => {
      const kept = hasDigest(file) ? await caches.match(file) : undefined
      if (kept) await cache.put(file, kept)
      // Past the browser's own cache, which may hold the file of an older build.
      else await cache.add(new Request(file, { cache: hasDigest(file) ? 'default' : 'reload' }))
    }),
  )
  await self.skipWaiting()
}

/** A page of the build before may still be open and ask for its parts. */
const KEPT = 2

const tidy = async (): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(names.slice(0, -(KEPT - 1)).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Pictures are many and large: those that somebody has seen are kept. */
const answer = async (request: Request): Promise<Response> => {
  const cache = await caches.open(CACHE)
  const options = { ignoreSearch: true }
  const kept = (await cache.match(request, options)) ?? (await caches.match(request, options))
  if (kept) return kept
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
