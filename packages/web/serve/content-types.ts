/** What kind of file an ending names; a browser is not left to guess. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
}

/** Null for a file that no site of ours has. */
export const contentType = (file: string): string | null => TYPES[file.split('.').at(-1) ?? ''] ?? null
