import { describe, expect, it } from 'vitest'
import { type InputLine, lines } from './read-lines.ts'

const read = async (limit: number, ...chunks: readonly (string | Uint8Array)[]): Promise<InputLine[]> => {
  const stream = async function* (): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
  }
  const found: InputLine[] = []
  for await (const line of lines(stream(), limit)) found.push(line)
  return found
}

describe('splitting a stream into lines', () => {
  it('joins chunks of one line and separates lines of one chunk', async () => {
    expect(await read(10, 'ab', 'c\nd', '\n\ne')).toEqual([
      { text: 'abc' },
      { text: 'd' },
      { text: '' },
      { text: 'e' },
    ])
  })

  it('keeps a character whole that comes in two chunks', async () => {
    const bytes = Buffer.from('é\n')
    expect(await read(10, bytes.subarray(0, 1), bytes.subarray(1))).toEqual([{ text: 'é' }])
  })

  it('drops a line that is too long, wherever it is split, and reads the next', async () => {
    expect(await read(4, 'abcd\nabcde\nab', 'cdefgh', 'i\nxyz\n')).toEqual([
      { text: 'abcd' },
      { tooLong: true },
      { tooLong: true },
      { text: 'xyz' },
    ])
  })

  it('yields no line for empty input', async () => {
    expect(await read(4)).toEqual([])
    expect(await read(4, '\n')).toEqual([{ text: '' }])
  })
})
