/** What a command reads and where it writes: those of the process, or a test's own. */
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
