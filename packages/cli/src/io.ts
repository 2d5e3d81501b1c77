import process from 'node:process'

/** Streams and environment of a command: those of the process, or fakes in a test. */
interface Output {
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
  write(text: string): unknown
}

export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdin: AsyncIterable<Uint8Array> & { readonly isTTY?: boolean | undefined }
  readonly stdout: Output
  readonly stderr: Output
}

/** Lines to the standard output. */
export const printLines = ({ stdout }: Io, ...lines: readonly string[]): void => {
  stdout.write(`${lines.join('\n')}\n`)
}

export const printJson = (io: Io, value: unknown): void => printLines(io, JSON.stringify(value, null, 2))

/** One line of JSON, for replies that a program reads line by line. */
export const printJsonLine = (io: Io, value: unknown): void => printLines(io, JSON.stringify(value))

/** A reader such as `head` closes the pipe early; that ends the program without an error. */
export const exitOnClosedPipe = (): void => {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (problem: NodeJS.ErrnoException) => {
      process.exit(problem.code === 'EPIPE' ? 0 : 1)
    })
}
