import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'rolldown'

/** Download size of a package with all of its dependencies. */
export interface BundleSize {
  readonly minified: number
  readonly gzip: number
  readonly brotli: number
}

export const bundleSize = async (entry: string): Promise<BundleSize> => {
  const { output } = await build({
    input: entry,
    platform: 'browser',
    write: false,
    output: { format: 'esm', minify: true, comments: false },
  })
  const code = Buffer.from(output.map((chunk) => chunk.code ?? '').join(''))
  return {
    minified: code.length,
    gzip: gzipSync(code, { level: 9 }).length,
    brotli: brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  }
}
