/** The words of one area of the table's interface. */
import type { Locale } from '../locale.ts'
import { Messages, type Value } from '../message.ts'

export type AreaParameters = Readonly<Record<string, readonly string[]>>

export type AreaCatalogue<Parameters extends AreaParameters> = Readonly<
  Record<keyof Parameters & string, string>
>

type Told<Names extends readonly string[]> = [Names[number]] extends [never]
  ? []
  : [values: Readonly<Record<Names[number], Value>>]

export type Say<Parameters extends AreaParameters> = <Id extends keyof Parameters & string>(
  id: Id,
  ...told: Told<Parameters[Id]>
) => string

export const makeArea = <Parameters extends AreaParameters>(
  locale: Locale,
  catalogue: AreaCatalogue<Parameters>,
): Say<Parameters> => {
  const messages = new Messages(locale)
  return (id, ...[values]) => messages.say(catalogue[id], values ?? {})
}
