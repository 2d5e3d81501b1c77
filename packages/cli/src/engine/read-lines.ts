/** One line of input, or the notice that one was longer than anybody may send. */
export type Line = { readonly text: string } | { readonly tooLong: true }

const NEWLINE = 0x0a

/** Cuts a stream into lines; of a line past the limit nothing is kept, and the next one is read as usual. */
export async function* lines(input: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Line> {
  let kept: Uint8Array[] = []
  let size = 0
  const take = (piece: Uint8Array): void => {
    size += piece.length
    if (size <= limit) kept.push(piece)
    else kept = []
  }
  const finish = (): Line => {
    const line = size > limit ? { tooLong: true as const } : { text: Buffer.concat(kept).toString('utf8') }
    kept = []
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
