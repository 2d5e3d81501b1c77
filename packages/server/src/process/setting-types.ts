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
  /** Describes a valid value, for the message about an invalid one. */
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

/** A text that `is` accepts; null when absent. */
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
    parse: (text) => (is(text) ? text : null),
  })
}

/** The same with a default value. */
export const textSettingWithDefault = (
  defaultValue: string,
  described: Plain & { valueName: string; expected: string; is: (text: string) => boolean },
): Setting<string> => {
  const { is, ...rest } = described
  return setting<string>({
    ...rest,
    defaultText: defaultValue,
    defaultValue,
    parse: (text) => (is(text) ? text : null),
  })
}

const inRange = (text: string, min: number, max: number): number | null => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : null
}

const MAX_SCOPED = 1_000_000

export const integerSetting = (
  min: number,
  max: number,
  described: Plain & { defaultText: string },
): Setting<number | null> =>
  setting<number | null>({
    ...described,
    valueName: 'number',
    defaultValue: null,
    expected: `a whole number from ${min} to ${max}`,
    parse: (text) => inRange(text, min, max),
  })

/** The same with a default value. */
export const wholeOr = (
  defaultValue: number,
  min: number,
  max: number,
  described: Plain & { valueName?: string },
): Setting<number> => {
  const { valueName = 'number', ...rest } = described
  return setting<number>({
    ...rest,
    valueName,
    defaultText: String(defaultValue),
    defaultValue,
    expected: `a whole number from ${min} to ${max}`,
    parse: (text) => inRange(text, min, max),
  })
}

/** Three whole numbers: for a guest, for an account and for an address. */
export const perScope = (defaultValue: ScopedLimit, described: Plain): Setting<ScopedLimit> =>
  setting<ScopedLimit>({
    ...described,
    valueName: 'guest,account,address',
    defaultText: `${defaultValue.guest},${defaultValue.account},${defaultValue.address}`,
    defaultValue,
    expected: `three whole numbers from 0 to ${MAX_SCOPED}, for a guest, an account and an address, with commas between`,
    parse: (text) => {
      const [guest = null, account = null, address = null, ...rest] = text
        .split(',')
        .map((one) => inRange(one.trim(), 0, MAX_SCOPED))
      return guest === null || account === null || address === null || rest.length > 0
        ? null
        : { guest, account, address }
    },
  })

export const oneOf = <const Value extends string>(
  values: readonly Value[],
  defaultValue: NoInfer<Value>,
  described: Plain & { valueName: string },
): Setting<Value> =>
  setting<Value>({
    ...described,
    defaultText: defaultValue,
    defaultValue,
    expected: `one of ${values.join(', ')}`,
    parse: (text) => values.find((value) => value === text) ?? null,
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
    parse: (text) => SWITCH[text] ?? null,
  })
