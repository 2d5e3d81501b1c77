/** Lines to the standard output. */
export const say = (...lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`)
}

export const sayJson = (value: unknown): void => say(JSON.stringify(value, null, 2))

/** One line of JSON, for replies that a program reads line by line. */
export const sayJsonLine = (value: unknown): void => say(JSON.stringify(value))

/** A reader that has seen enough, such as `head`, closes the pipe; that is no failure. */
export const endQuietlyWhenUnread = (): void => {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (problem: NodeJS.ErrnoException) => {
      process.exit(problem.code === 'EPIPE' ? 0 : 1)
    })
}
