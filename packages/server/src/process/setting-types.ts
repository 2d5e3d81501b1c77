/** One setting: how it is called on the command line and in the environment, and what it may be. */
import type { ScopedLimit } from '../quotas/limits.ts'

export interface Setting<Value> {
  readonly flag: string
  /** What stands for its value in the help; null for a flag that is on or off. */
  readonly hint: string | null
  readonly variable: string
  readonly about: string
  /** As the help says it; the value itself is `absent`. */
  readonly otherwise: string
  readonly absent: Value
  /** In words, for whoever gave something else. */
  readonly wants: string
  /** A value that nobody else may read, in a message or a list of processes. */
  readonly secret: boolean
  /** Null for what it cannot be. */
  readonly read: (text: string) => Value | null
}

type Described<Value> = Omit<Setting<Value>, 'secret' | 'hint'> &
  Partial<Pick<Setting<Value>, 'secret' | 'hint'>>

const setting = <Value>(described: Described<Value>): Setting<Value> => ({
  secret: false,
  hint: null,
  ...described,
})

type Plain = Pick<Setting<unknown>, 'flag' | 'variable' | 'about'> & Partial<Pick<Setting<unknown>, 'secret'>>

/** Any text that a pattern fits; null when absent. */
export const text = (
  described: Plain & { hint: string; otherwise?: string; wants: string; is: (text: string) => boolean },
): Setting<string | null> => {
  const { is, ...rest } = described
  return setting<string | null>({
    otherwise: 'none',
    ...rest,
    absent: null,
    read: (given) => (is(given) ? given : null),
  })
}

/** The same with a value when it is absent. */
export const textOr = (
  absent: string,
  described: Plain & { hint: string; wants: string; is: (text: string) => boolean },
): Setting<string> => {
  const { is, ...rest } = described
  return setting<string>({ ...rest, otherwise: absent, absent, read: (given) => (is(given) ? given : null) })
}

const inRange = (given: string, least: number, most: number): number | null => {
  const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
  return value >= least && value <= most ? value : null
}

const MOST_SCOPED = 1_000_000

export const whole = (
  least: number,
  most: number,
  described: Plain & { otherwise: string },
): Setting<number | null> =>
  setting<number | null>({
    ...described,
    hint: 'number',
    absent: null,
    wants: `a whole number from ${least} to ${most}`,
    read: (given) => inRange(given, least, most),
  })

/** The same with a value when it is absent. */
export const wholeOr = (
  absent: number,
  least: number,
  most: number,
  described: Plain & { hint?: string },
): Setting<number> => {
  const { hint = 'number', ...rest } = described
  return setting<number>({
    ...rest,
    hint,
    otherwise: String(absent),
    absent,
    wants: `a whole number from ${least} to ${most}`,
    read: (given) => inRange(given, least, most),
  })
}

/** Three whole numbers: for a guest, for an account and for an address. */
export const perScope = (absent: ScopedLimit, described: Plain): Setting<ScopedLimit> =>
  setting<ScopedLimit>({
    ...described,
    hint: 'guest,account,address',
    otherwise: `${absent.guest},${absent.account},${absent.address}`,
    absent,
    wants: `three whole numbers from 0 to ${MOST_SCOPED}, for a guest, an account and an address, with commas between`,
    read: (given) => {
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
  described: Plain & { hint: string },
): Setting<Value> =>
  setting<Value>({
    ...described,
    otherwise: absent,
    absent,
    wants: `one of ${values.join(', ')}`,
    read: (given) => values.find((value) => value === given) ?? null,
  })

const SWITCH: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  yes: true,
  false: false,
  '0': false,
  no: false,
}

export const onOrOff = (described: Plain): Setting<boolean> =>
  setting<boolean>({
    ...described,
    otherwise: 'off',
    absent: false,
    wants: 'true or false',
    read: (given) => SWITCH[given] ?? null,
  })
