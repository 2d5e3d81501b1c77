import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings, SETTING_NAMES, SETTINGS } from './settings.ts'

describe('the settings of a server', () => {
  it('default to this machine only', () => {
    const read = readSettings({}, {})
    expect(read).toMatchObject({
      ok: true,
      value: {
        port: null,
        host: 'localhost',
        database: 'quayside-data/quayside.db',
        siteOnly: false,
        logLevel: 'warn',
      },
    })
  })

  it('prefer the command line to the environment, and ignore empty values', () => {
    const environment = { PORT: '9000', QUAYSIDE_HOST: '0.0.0.0', QUAYSIDE_SMTP: '' }
    expect(readSettings({ port: '9001' }, environment)).toMatchObject({
      ok: true,
      value: { port: 9001, host: '0.0.0.0', smtp: null },
    })
    expect(readSettings({ port: '' }, environment)).toMatchObject({ ok: true, value: { port: 9000 } })
  })

  it('are parsed by type', () => {
    expect(
      readSettings(
        {
          siteOnly: true,
          database: 'postgres://ann:anchor@quay/tables',
          trustProxy: '127.0.0.1, 10.0.0.0/8',
        },
        { QUAYSIDE_ALLOW_PRIVATE_WEBHOOKS: 'yes', QUAYSIDE_PUBLIC_URL: 'https://quayside.example' },
      ),
    ).toMatchObject({
      ok: true,
      value: {
        siteOnly: true,
        database: 'postgres://ann:anchor@quay/tables',
        trustProxy: '127.0.0.1, 10.0.0.0/8',
        allowPrivateWebhooks: true,
        publicUrl: 'https://quayside.example',
      },
    })
  })

  it('accept the names of 0.1 for the database', () => {
    const stored = { ok: true, value: { database: 'old.db' } }
    expect(readSettings({ store: 'old.db' }, {})).toMatchObject(stored)
    expect(readSettings({}, { QUAYSIDE_STORE: 'old.db' })).toMatchObject(stored)
    expect(readSettings({ database: 'old.db' }, { QUAYSIDE_STORE: 'other.db' })).toMatchObject(stored)
  })

  it.each([
    [{ port: '-1' }],
    [{ port: '1e3' }],
    [{ host: 'a quay' }],
    [{ database: 'mysql://quay/tables' }],
    [{ publicUrl: 'quayside.example' }],
    [{ publicUrl: 'https://quayside.example/' }],
    [{ trustProxy: 'everybody' }],
    [{ smtp: 'mail.example' }],
    [{ mailFrom: 'nobody' }],
    [{ pushContact: 'ann' }],
    [{ operatorToken: 'short' }],
    [{ logLevel: 'loud' }],
    [{ siteOnly: 'perhaps' }],
  ])('refuse %j', (given) => {
    const [name = 'port'] = Object.keys(given) as (keyof typeof SETTINGS)[]
    expect(readSettings(given, {})).toMatchObject({
      ok: false,
      refusal: { code: 'invalid-setting', params: { setting: `--${SETTINGS[name].flag}` } },
    })
  })

  it('are listed in the guide, each with its variable, meaning and default', () => {
    const guide = readFileSync(
      join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'hosting', 'settings.md'),
      'utf8',
    )
    const rows = SETTING_NAMES.map((name) => {
      const { flag, valueName: hint, variable, description: about, defaultText: otherwise } = SETTINGS[name]
      return `| \`--${flag}${hint === null ? '' : ` ${hint}`}\` | \`${variable}\` | ${about} | ${otherwise} |`
    })
    expect(guide.split('\n').filter((line) => line.startsWith('| `--'))).toEqual(rows)
  })
})
