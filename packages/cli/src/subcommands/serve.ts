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
    .command('serve')
    .summary('serve the table in the browser and the tables online, on one port')
    .description(
      'Serves the site and the online tables until it is interrupted. Each option can also be given by the variable ' +
        'of the environment in square brackets; the command line counts more. Keep secrets in the environment: the ' +
        'list of processes shows the command line to everybody. docs/hosting/settings.md tells more.',
    )
    .addHelpText(
      'after',
      examples(
        ['quayside serve', 'for this machine alone'],
        ['quayside serve --host 0.0.0.0 --port 80', 'for others too'],
        ['QUAYSIDE_DATABASE=postgres://… quayside serve', 'tables in PostgreSQL'],
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
