/** One line of input, or a marker for a line over the limit. */
export type InputLine = { readonly text: string } | { readonly tooLong: true }

const NEWLINE = 0x0a

/** Splits a stream into lines. A line over the limit is discarded, so that it costs no memory. */
export async function* lines(input: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<InputLine> {
  let chunks: Uint8Array[] = []
  let size = 0
  const take = (piece: Uint8Array): void => {
    size += piece.length
    if (size <= limit) chunks.push(piece)
    else chunks = []
  }
  const finish = (): InputLine => {
    const line = size > limit ? { tooLong: true as const } : { text: Buffer.concat(chunks).toString('utf8') }
    chunks = []
    size = 0
    return line
  }
  for await (const chunk of input) {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      take(chunk.subarray(from, end))
      yield finish()
      from = end + 1
    }
    take(chunk.subarray(from))
  }
  if (size > 0) yield finish()
}
