/** One setting: its flag, its environment variable and its valid values. */
import type { ScopedLimit } from '../quotas/limits.ts'

export interface Setting<Value> {
  readonly flag: string
  /** Placeholder of the value in the help; null for a flag that is on or off. */
  readonly valueName: string | null
  readonly variable: string
  /** Names of earlier versions that are still accepted; the names above where there are none. */
  readonly formerFlag: string
  readonly formerVariable: string
  readonly description: string
  /** The default as the help prints it. */
  readonly defaultText: string
  readonly defaultValue: Value
  /** What a value must be, for the message that refuses another one. */
  readonly expected: string
  /** Never printed. */
  readonly secret: boolean
  /** Null for an invalid value. */
  readonly parse: (text: string) => Value | null
}

type Described<Value> = Omit<Setting<Value>, 'secret' | 'valueName' | 'formerFlag' | 'formerVariable'> &
  Partial<Pick<Setting<Value>, 'secret' | 'valueName' | 'formerFlag' | 'formerVariable'>>

const setting = <Value>(described: Described<Value>): Setting<Value> => ({
  secret: false,
  valueName: null,
  formerFlag: described.flag,
  formerVariable: described.variable,
  ...described,
})

type Plain = Pick<Setting<unknown>, 'flag' | 'variable' | 'description'> &
  Partial<Pick<Setting<unknown>, 'secret' | 'formerFlag' | 'formerVariable'>>

/** Any text that a pattern fits; null when absent. */
export const text = (
  described: Plain & {
    valueName: string
    defaultText?: string
    expected: string
    is: (text: string) => boolean
  },
): Setting<string | null> => {
  const { is, ...rest } = described
  return setting<string | null>({
    defaultText: 'none',
    ...rest,
    defaultValue: null,
    parse: (given) => (is(given) ? given : null),
  })
}

/** The same with a value when it is absent. */
export const textSettingWithDefault = (
  absent: string,
  described: Plain & { valueName: string; expected: string; is: (text: string) => boolean },
): Setting<string> => {
  const { is, ...rest } = described
  return setting<string>({
    ...rest,
    defaultText: absent,
    defaultValue: absent,
    parse: (given) => (is(given) ? given : null),
  })
}

const inRange = (given: string, least: number, most: number): number | null => {
  const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
  return value >= least && value <= most ? value : null
}

const MOST_SCOPED = 1_000_000

export const integerSetting = (
  least: number,
  most: number,
  described: Plain & { defaultText: string },
): Setting<number | null> =>
  setting<number | null>({
    ...described,
    valueName: 'number',
    defaultValue: null,
    expected: `a whole number from ${least} to ${most}`,
    parse: (given) => inRange(given, least, most),
  })

/** The same with a value when it is absent. */
export const wholeOr = (
  absent: number,
  least: number,
  most: number,
  described: Plain & { valueName?: string },
): Setting<number> => {
  const { valueName = 'number', ...rest } = described
  return setting<number>({
    ...rest,
    valueName,
    defaultText: String(absent),
    defaultValue: absent,
    expected: `a whole number from ${least} to ${most}`,
    parse: (given) => inRange(given, least, most),
  })
}

/** Three whole numbers: for a guest, for an account and for an address. */
export const perScope = (absent: ScopedLimit, described: Plain): Setting<ScopedLimit> =>
  setting<ScopedLimit>({
    ...described,
    valueName: 'guest,account,address',
    defaultText: `${absent.guest},${absent.account},${absent.address}`,
    defaultValue: absent,
    expected: `three whole numbers from 0 to ${MOST_SCOPED}, for a guest, an account and an address, with commas between`,
    parse: (given) => {
      const [guest = null, account = null, address = null, ...rest] = given
        .split(',')
        .map((one) => inRange(one.trim(), 0, MOST_SCOPED))
      return guest === null || account === null || address === null || rest.length > 0
        ? null
        : { guest, account, address }
    },
  })

export const oneOf = <const Value extends string>(
  values: readonly Value[],
  absent: NoInfer<Value>,
  described: Plain & { valueName: string },
): Setting<Value> =>
  setting<Value>({
    ...described,
    defaultText: absent,
    defaultValue: absent,
    expected: `one of ${values.join(', ')}`,
    parse: (given) => values.find((value) => value === given) ?? null,
  })

const SWITCH: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  yes: true,
  false: false,
  '0': false,
  no: false,
}

export const flagSetting = (described: Plain): Setting<boolean> =>
  setting<boolean>({
    ...described,
    defaultText: 'off',
    defaultValue: false,
    expected: 'true or false',
    parse: (given) => SWITCH[given] ?? null,
  })
