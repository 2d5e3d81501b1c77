/** The limits of a server for the hosting guide, generated from the settings. */
import { SETTING_NAMES, SETTINGS } from '@quayside/server/settings'

interface Limit {
  readonly about: string
  readonly flag: string
  readonly value: string
}

/** Numbers that are not limits. */
const NO_LIMITS: readonly string[] = ['port']

const isScoped = (value: unknown): value is { guest: number; account: number; address: number } =>
  typeof value === 'object' && value !== null && 'guest' in value

/** Every setting that is a number, or one number each for guests, accounts and addresses. */
export const limits = (): readonly Limit[] =>
  SETTING_NAMES.filter((name) => !NO_LIMITS.includes(name)).flatMap((name) => {
    const {
      description: about,
      flag,
      expected: wants,
      defaultValue: absent,
      defaultText: otherwise,
    } = SETTINGS[name]
    if (!/^(?:a|three) whole numbers? /.test(wants)) return []
    const value = isScoped(absent)
      ? `${absent.guest} for a guest, ${absent.account} for an account, ${absent.address} for an address`
      : otherwise
    return { about, flag, value }
  })

const BEGIN = '<!-- the tool limits writes this table -->'
const END = '<!-- end of limits -->'

/** The page with an updated table between the two marks. */
export const withLimits = (page: string): string => {
  const [before = '', rest = ''] = page.split(BEGIN)
  const [, after = ''] = rest.split(END)
  const rows = limits().map(({ about, flag, value }) => `| ${about} | ${value} | \`--${flag}\` |`)
  const table = ['| limit | default | setting |', '|---|---|---|', ...rows].join('\n')
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`
}
