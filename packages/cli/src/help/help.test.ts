import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { SETTING_NAMES, SETTINGS } from '@quayside/server/settings'
import { LOCALES, type Locale } from '@quayside/texts'
import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { program } from '../cli-program.ts'
import { quayside } from '../testing/run-cli.ts'
import { type HelpTexts, loadHelpTexts, optionText, wantedText } from './help-texts.ts'

const MESSAGES = Object.keys(
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'messages', 'help', 'en.json'), 'utf8')) as object,
)

const allOf = (command: Command): Command[] => [command, ...command.commands.flatMap(allOf)]

/** A translator that remembers which messages were used. */
const remembering = (texts: HelpTexts): { readonly texts: HelpTexts; readonly used: Set<string> } => {
  const used = new Set<string>()
  const remember = <Say extends (id: never, ...params: never[]) => string>(say: Say): Say =>
    ((id: never, ...params: never[]) => {
      used.add(id)
      return say(id, ...params)
    }) as Say
  return { texts: { ...texts, say: remember(texts.say), sayKnown: remember(texts.sayKnown) }, used }
}

const helpOf = (command: Command): string => {
  let help = ''
  command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp()
  return help
}

describe.each(LOCALES)('the help in %s', async (locale: Locale) => {
  const { texts, used } = remembering(await loadHelpTexts(locale))
  const commands = allOf(program(process, texts))

  it('has a text for every command, option, argument and example', () => {
    expect(commands.length).toBeGreaterThan(30)
    for (const command of commands) {
      const help = helpOf(command)
      for (const { long, hidden } of command.options)
        if (!hidden) expect(help).toMatch(new RegExp(`${long}\\b.* {2,}\\S`))
      expect(help).toContain(texts.say('title.usage'))
    }
  })

  it('uses every message', () => {
    for (const command of commands) helpOf(command)
    expect(used.size).toBeGreaterThan(200)
    const unused = MESSAGES.filter((id) => !used.has(id) && !/^usage\.|^wanted\.|\.wanted$/.test(id))
    expect(unused).toEqual([])
  })
})

describe('the settings of a server', async () => {
  const texts = await loadHelpTexts('en')
  const serve = program(process, texts).commands.find((command) => command.name() === 'serve')

  it.each(SETTING_NAMES)('%s has the same English description as the guide', (name) => {
    const { flag, description, defaultText, variable, expected } = SETTINGS[name]
    const option = serve?.options.find(({ long }) => long === `--${flag}`)
    if (serve === undefined || option === undefined) throw new Error(`there is no option --${flag}`)
    expect(optionText(option, serve, texts)).toBe(`${description} (default: ${defaultText}) [${variable}]`)
    expect(wantedText(`--${flag}`, expected, texts)).toBe(expected)
  })
})

describe('a wrong command line', () => {
  it.each([
    [['new', '--storm'], /--storm.*--short.*--help/s],
    [['operator', 'sail'], /sail/],
    [['show'], /<file>/],
    [['show', 'game.quay', '--at'], /--at <position>/],
    [['arena'], /--bots <names>/],
    [['new', '--short', '--full'], /--short.*--full/],
    [['new', 'a', 'b'], /2.*a, b/],
    [['new', '--players', 'three'], /--players <count>.*three.*1.*9/],
    [['show', 'game.quay', '--seat', 'me'], /--seat <seat>.*me.*spectator/],
    [['operator', 'jobs', '--state', 'lost'], /lost.*waiting, failing, given-up/],
    [['operator', 'ban', 'x', '--reason', 'y', '--until', 'soon'], /soon.*2030-12-31/],
    [['serve', '--port', 'x'], /--port.*0.*65535.*x/],
  ])('%j is refused in every language, with the reason', async (args, expected) => {
    const answers = await Promise.all(LOCALES.map((locale) => quayside([...args, '--lang', locale])))
    for (const { status, stdout, stderr } of answers) {
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
      expect(stderr).toMatch(expected)
      expect(stderr).toMatch(/^quayside: .+\n$/)
    }
    expect(new Set(answers.map(({ stderr }) => stderr)).size).toBe(LOCALES.length)
  })
})
