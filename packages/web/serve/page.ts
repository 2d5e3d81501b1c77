/** A file of the site with its encodings and headers. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface Page {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly forms: ReadonlyMap<Encoding, Buffer>
}

/** Best first. */
export const ENDINGS: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
  ['identity', ''],
]

/** Reads a file; null for a type that the site does not serve. `names` are the files of the folder. */
export const readPage = (
  folder: string,
  name: string,
  names: ReadonlySet<string>,
  policyOf: (content: string) => string = () => POLICY,
): Page | null => {
  const type = contentType(name)
  if (type === null || !names.has(name)) return null
  const forms = new Map(
    ENDINGS.filter(([, ending]) => names.has(name + ending)).map(([encoding, ending]) => [
      encoding,
      readFileSync(join(folder, name + ending)),
    ]),
  )
  const content = forms.get('identity') ?? Buffer.alloc(0)
  return {
    status: 200,
    headers: {
      ...SECURITY_HEADERS,
      'Content-Security-Policy': name.endsWith('.html') ? policyOf(String(content)) : POLICY,
      'Content-Type': type,
      'Cache-Control': cacheControl(name),
      Vary: 'Accept-Encoding',
    },
    etag: digestOf(content),
    forms,
  }
}

/** A page generated for one request. */
export const madePage = (status: number, html: string, headers: Readonly<Record<string, string>>): Page => {
  const content = Buffer.from(html)
  return {
    status,
    headers: {
      ...SECURITY_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
    etag: digestOf(content),
    forms: new Map([['identity', content]]),
  }
}

const digestOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)

/** Content types by file extension, sent with `nosniff`. */
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

/** Null for a type that the site does not serve. */
const contentType = (file: string): string | null => TYPES[file.split('.').at(-1) ?? ''] ?? null

/**
 * Content security policy: only the site's own files, no inline script or style; data URLs only for images in style
 * sheets.
 */
export const POLICY = [
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

/** Sent with every file of the site. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** A file with a hash in its name never changes; all others are revalidated. */
const cacheControl = (file: string): string =>
  file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
