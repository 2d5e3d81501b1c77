/** A built site as a request handler that a server can mount. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { isCompressed, siteFiles } from '../build/site-files.ts'

type Encoding = 'br' | 'gzip' | 'identity'

interface Page {
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  /** Its content, plain and compressed. */
  readonly forms: ReadonlyMap<Encoding, Buffer>
}

export type Site = (request: IncomingMessage, response: ServerResponse) => void

const ENDINGS: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
  ['identity', ''],
]

/**
 * Reads everything once: the site is small, and a request can then name nothing but a file of it. The documentation
 * stands under `docs/`, from a folder of its own where there is one.
 */
export const openSite = async (folder: string, docs: string | null = null): Promise<Site> => {
  const pages = new Map<string, Page>()
  await addFiles(pages, folder, '/')
  if (docs !== null && existsSync(docs)) await addFiles(pages, docs, `/${DOCS}`)
  for (const [name, page] of pages)
    if (name.endsWith('/index.html')) pages.set(name.slice(0, -'index.html'.length), page)
  return (request, response) => answer(pages, request, response)
}

/** The folder of the documentation in addresses. */
const DOCS = 'docs/'

const addFiles = async (pages: Map<string, Page>, folder: string, prefix: string): Promise<void> => {
  const names = await siteFiles(folder)
  for (const name of names.filter((file) => !isCompressed(file))) {
    const type = contentType(name)
    if (type === null) continue
    const forms = new Map(
      ENDINGS.filter(([, ending]) => names.includes(name + ending)).map(([encoding, ending]) => [
        encoding,
        readFileSync(join(folder, name + ending)),
      ]),
    )
    const etag = createHash('sha256')
      .update(forms.get('identity') ?? '')
      .digest('base64url')
      .slice(0, 22)
    const address = prefix + name
    const isGuide = address.startsWith(`/${DOCS}`) && name.endsWith('.html')
    const headers = {
      ...SECURITY_HEADERS,
      ...(isGuide ? { 'Content-Security-Policy': guidePolicy(String(forms.get('identity'))) } : {}),
      'Content-Type': type,
      'Cache-Control': cacheControl(address.replace(`/${DOCS}`, '/').slice(1)),
      Vary: 'Accept-Encoding',
    }
    pages.set(address, { headers, etag, forms })
  }
}

const answer = (
  pages: ReadonlyMap<string, Page>,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...SECURITY_HEADERS, Allow: 'GET, HEAD' }).end()
    return
  }
  const page = pages.get(pathOf(request.url ?? '/'))
  if (!page) {
    response.writeHead(404, SECURITY_HEADERS).end()
    return
  }
  const encoding = bestEncoding(request.headers['accept-encoding'] ?? '', page)
  const content = page.forms.get(encoding) ?? Buffer.alloc(0)
  const etag = `"${page.etag}-${encoding}"`
  const headers = { ...page.headers, ETag: etag }
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(200, {
    ...headers,
    'Content-Length': content.length,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : content)
}

const pathOf = (address: string): string => {
  try {
    return decodeURIComponent(address.split(/[?#]/)[0] ?? '')
  } catch {
    return ''
  }
}

/** The smallest form that the browser takes; one that it gives no weight is one it does not take. */
const bestEncoding = (accepted: string, { forms }: Page): Encoding => {
  const taken = new Set(
    accepted
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]),
  )
  for (const [encoding] of ENDINGS) if (forms.has(encoding) && taken.has(encoding)) return encoding
  return 'identity'
}

/** What kind of file an ending names; a browser is not left to guess. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
}

/** Null for a file that no site of ours has. */
const contentType = (file: string): string | null => TYPES[file.split('.').at(-1) ?? ''] ?? null

/** What is sent with every file of the site. */

/** The page may use its own files and nothing else: no other address, no script or style inside the page. A picture
 * inside a style sheet does no harm. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Pages of the documentation have short scripts inside, each allowed by its digest, and colours of code as styles. */
const guidePolicy = (html: string): string => {
  const digests = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return POLICY.replace("script-src 'self'", ["script-src 'self'", ...new Set(digests)].join(' ')).replace(
    "style-src 'self'",
    "style-src 'self' 'unsafe-inline'",
  )
}

const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** A name with a digest stands for one content for ever; anything else is asked for anew each time. */
const cacheControl = (file: string): string =>
  file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
