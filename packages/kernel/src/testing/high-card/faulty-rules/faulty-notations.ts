import { accept, refused } from '../../../refusal.ts'
import { highCard } from '../rules.ts'
import { broken } from './faulty-rules.ts'

const { notation } = highCard

export const brokenNotations = [
  broken('notation', /^".*\\n" is no line/, 'prints a command on two lines', {
    notation: { ...notation, print: (command) => `${notation.print(command)}\n` },
  }),
  broken('notation', /^pay . is not understood/, 'does not understand its own payments', {
    notation: {
      ...notation,
      parse: (text) => (text.startsWith('pay') ? refused('unknown-command') : notation.parse(text)),
    },
  }),
  broken('notation', /^pay 0 reads back as pay 1/, 'reads another number than it printed', {
    notation: {
      ...notation,
      parse: (text) => (text === 'pay 0' ? accept({ kind: 'pay', coins: 1 }) : notation.parse(text)),
    },
  }),
  broken('refusal-code', /is (refused|not understood) without a reason/, 'misunderstands without a reason', {
    notation: {
      ...notation,
      parse: (text) => {
        const parsed = notation.parse(text)
        return parsed.ok ? parsed : refused('')
      },
    },
  }),
]
