/** Packs a text into a URL: deflated base64url. */

/** Limit when inflating a link; no game is that long. */
const MAX_BYTES = 4_000_000

export const packText = async (text: string): Promise<string> => {
  const plain = new Blob([text]).stream()
  const packed = await new Response(plain.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer()
  const letters = Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Rejects a text that is not packed, or is too long. */
export const unpackText = async (packed: string): Promise<string> => {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))) {
    length += chunk.length
    if (length > MAX_BYTES) throw new RangeError('too long for a game')
    chunks.push(chunk)
  }
  return new Blob(chunks).text()
}
