// A fifth language is its own file, a line in the list of languages, and one file in every folder of
// messages. The test adds the pseudo-locale to a copy of the sources, and everything is then shown in it
// without any other change.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@quayside/games'
import { beforeAll, describe, expect, it } from 'vitest'
import { copySources, type SourceCopy } from '../source-copy.ts'
import { addPseudoLanguage, PLAIN_LETTER, PSEUDO, PSEUDO_TOOLS, pseudoMessage } from './pseudo-language.ts'

describe('the pseudo-locale', () => {
  it.each([
    ['Take all the wood.', '[Ţåķéé åļļ ţĥéé ŵööööð.]'],
    ['{n, plural, one {# card} other {# cards}}', '[{n,plural,one{# çåŕð} other{# çåŕðšš}}]'],
    ['{player} takes {good}', '[{player} ţåķééš {good}]'],
    ['take back|undo', 'ţåķéé båççķ|ûñðöö'],
  ])('makes of %s: %s', (message, made) => {
    expect(pseudoMessage('a', message).replaceAll(/(.)\1+/gu, '$1')).toBe(made.replaceAll(/(.)\1+/gu, '$1'))
    expect(pseudoMessage('a', message).length).toBeGreaterThanOrEqual(message.length)
  })

  it('leaves names without brackets, because they are parts of sentences', () => {
    expect(pseudoMessage('noun.good.wood', 'Wood')).not.toContain('[')
    expect(pseudoMessage('bot.1', 'Odile')).toBe('Öðîļé')
  })
})

describe('a fifth language', { timeout: 120_000 }, () => {
  let copy: SourceCopy

  beforeAll(() => {
    copy = copySources('fifth-language', ...PSEUDO_TOOLS)
    addPseudoLanguage(copy)
  }, 60_000)

  it.each(games.ids)('shows the whole board of %s on the command line', (game) => {
    copy.quayside('new', '--game', game, '--players', '3', '--seed', '7', '-o', `${game}.quay`)
    const lines = copy.quayside('show', `${game}.quay`, '--lang', PSEUDO).split('\n')
    expect(lines.length).toBeGreaterThan(5)
    // The explanation of a command follows the command itself, which is the same in every language.
    const said = lines.map((line) => line.replace(/^ {4}[a-z][a-z0-9 -]* {2,}(?=\[)/, ''))
    expect(said.filter((line) => PLAIN_LETTER.test(line))).toEqual([])
  })

  it('is chosen by its exact tag only', () => {
    expect(copy.quayside('new', '--players', '2', '--seed', '7', '--lang', 'en-GB')).toContain('game ')
    expect(() => copy.quayside('show', 'none', '--lang', 'de')).toThrow(/en-XA/)
  })

  it('is used for notifications', () => {
    writeFileSync(join(copy.folder, 'mail.ts'), MAIL)
    const { title, text } = JSON.parse(copy.node('mail.ts')) as { title: string; text: string }
    expect(`${title}${text}`).toMatch(/^\[.+\]$/)
    expect(`${title}${text}`).not.toMatch(PLAIN_LETTER)
  })
})

const MAIL = `
import { testNotification } from './packages/server/src/notifications/notification-text.ts'
const settings = { locale: '${PSEUDO}', quiet: null, digest: 0 }
console.log(JSON.stringify(await testNotification(settings, 'https://quayside.example')))
`
