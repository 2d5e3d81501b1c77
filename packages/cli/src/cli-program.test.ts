import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { program } from './cli-program.ts'
import { loadHelpTexts } from './help/help-texts.ts'
import { quayside, quaysideProcess } from './testing/run-cli.ts'
import { VERSION } from './version.ts'

const SUBCOMMANDS = readdirSync(join(import.meta.dirname, 'subcommands'))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => file.replace('.ts', ''))

describe('the command line', () => {
  it('has a subcommand for every file of the folder, each with help and examples', async () => {
    const subcommands = program(process, await loadHelpTexts('en')).commands
    expect(subcommands.map((subcommand) => subcommand.name()).toSorted()).toEqual(SUBCOMMANDS)
    for (const subcommand of subcommands) {
      let help = ''
      subcommand.configureOutput({ writeOut: (text) => (help += text) }).outputHelp()
      expect(help).toContain('\nExamples:\n')
      expect(help).toContain('--lang <language>')
    }
  })

  it('prints its version', async () => {
    expect(await quaysideProcess(['--version'])).toEqual({ status: 0, stdout: `${VERSION}\n`, stderr: '' })
  })

  it.each([
    ['an unknown subcommand', ['sail']],
    ['an unknown flag', ['new', '--storm']],
    ['an invalid number', ['new', '--players', 'three']],
    ['a missing file name', ['show']],
    ['two lengths at once', ['new', '--short', '--full']],
    ['a setting without a value', ['new', '--set', 'doubleInterest']],
    ['an unknown language', ['catalogue', '--lang', 'tlh']],
  ])('exits with status 2 for %s, with a message on stderr', async (_, args) => {
    const { status, stdout, stderr } = await quayside(args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).not.toBe('')
    expect(stderr).not.toMatch(/^ {4}at /m)
  })

  it('says that a misspelled command does not exist', async () => {
    const { stderr } = await quayside(['sail'])
    expect(stderr).toBe('quayside: There is no command sail. Add --help for the options.\n')
  })

  it.each([
    [0, ['catalogue']],
    [1, ['show', join(import.meta.dirname, 'nowhere.quay')]],
    [2, ['sail']],
  ])('ends its process with status %i after %j', async (status, args) => {
    expect(await quaysideProcess(args)).toEqual(await quayside(args))
    expect(await quayside(args)).toMatchObject({ status })
  })

  it('exits silently when its output pipe is closed', async () => {
    const main = join(import.meta.dirname, 'main.ts')
    const child = spawn(process.execPath, [main, 'catalogue', '--json'])
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    child.stdout.once('data', () => child.stdout.destroy())
    const status = await new Promise((resolve) => child.on('close', resolve))
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  it('does not prompt without a terminal', async () => {
    const { status, stdout } = await quaysideProcess(['play'])
    expect(status).toBe(0)
    expect(stdout).toContain('You need a terminal to play.')
    expect(stdout).toContain('quayside show')
  })
})
