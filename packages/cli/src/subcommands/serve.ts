import { readSettings, SETTING_NAMES, SETTINGS } from '@quayside/server/settings'
import { type Command, Option } from 'commander'
import { cliError, usageError } from '../cli-error.ts'
import { examples } from '../help/configure-help.ts'
import type { Io } from '../io.ts'
import { formerDatabaseOption, withoutPassword } from './store.ts'

const settingOption = (name: keyof typeof SETTINGS): Option => {
  const { flag, valueName: hint } = SETTINGS[name]
  return new Option(hint === null ? `--${flag}` : `--${flag} <${hint}>`)
}

export const addServe = (program: Command, io: Io): void => {
  const serve = program
    .command('serve', { isDefault: true })
    .addHelpText(
      'after',
      examples(
        'quayside serve',
        'quayside serve --host 0.0.0.0 --port 80',
        'QUAYSIDE_DATABASE=postgres://… quayside serve',
        'quayside serve --public-url https://quayside.example',
      ),
    )
    .action(async (flags: Readonly<Record<string, string | boolean>>) => {
      const settings = readSettings(flags, io.env)
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
