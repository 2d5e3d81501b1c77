import { readSettings, SETTING_NAMES, SETTINGS } from '@quayside/server/settings'
import { type Command, Option } from 'commander'
import { cliError, usageError } from '../cli-error.ts'
import type { Io } from '../io.ts'
import { examples } from '../set-up-flags.ts'
import { formerDatabaseOption, withoutPassword } from './store.ts'

const settingOption = (name: keyof typeof SETTINGS): Option => {
  const { flag, valueName: hint, variable, description, defaultText } = SETTINGS[name]
  const texts = `${description} (default: ${defaultText}) [${variable}]`
  return new Option(hint === null ? `--${flag}` : `--${flag} <${hint}>`, texts)
}

export const addServe = (program: Command, io: Io): void => {
  const serve = program
    .command('serve', { isDefault: true })
    .summary('run the website and online play on one port')
    .description(
      'Runs the website and online play until interrupted. Each option can also be set by the environment variable ' +
        'in square brackets; the command line takes precedence. Keep secrets in the environment: other users of the ' +
        'machine can see the command line. See docs/hosting/settings.md.',
    )
    .addHelpText(
      'after',
      examples(
        ['quayside serve', 'for this machine only'],
        ['quayside serve --host 0.0.0.0 --port 80', 'for other machines too'],
        ['QUAYSIDE_DATABASE=postgres://… quayside serve', 'games in PostgreSQL'],
        ['quayside serve --public-url https://quayside.example', 'behind a proxy with https'],
      ),
    )
    .action(async (given: Readonly<Record<string, string | boolean>>) => {
      const settings = readSettings(given, io.env)
      if (!settings.ok) throw usageError(settings.refusal.code as 'invalid-setting', settings.refusal.params)
      // Only this subcommand needs the server, which takes long to load.
      const [{ startServing }, { StoreUnusable }] = await Promise.all([
        import('../serve/start-serving.ts'),
        import('@quayside/server'),
      ])
      try {
        await startServing(settings.value, io)
      } catch (problem) {
        if (problem instanceof StoreUnusable) {
          const { code, params } = problem.refusal
          throw cliError(code, { store: withoutPassword(settings.value.database), ...params })
        }
        throw cliError('serve-failed', {
          reason: problem instanceof Error ? problem.message : String(problem),
        })
      }
    })
  for (const name of SETTING_NAMES) serve.addOption(settingOption(name))
  serve.addOption(formerDatabaseOption())
}
