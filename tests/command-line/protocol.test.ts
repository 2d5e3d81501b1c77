import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameEvent, type Rules, random } from '@quayside/kernel'
import { leHavre, NOTATION_VERBS } from '@quayside/le-havre'
import { REFUSAL_CODES } from '@quayside/le-havre/testing'
import { type Command, packetRow } from '@quayside/packet-row'
import { REFUSAL_CODES as PACKET_ROW_REFUSAL_CODES } from '@quayside/packet-row/language/testing'
import { describe, expect, it } from 'vitest'
import { PROTOCOL_CODES } from '../../packages/cli/src/cli-error.ts'
import { isRecord } from '../../packages/cli/src/engine/request.ts'
import { adapterFor } from '../../packages/cli/src/games/game-registry.ts'
import { Engine } from '../../packages/cli/src/testing/run-cli.ts'

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'protocol.md'), 'utf8')

const SESSION = /```session\n(.*?)```/s.exec(PAGE)?.[1] ?? ''

const MORE = '…'

/** Whether a reply matches the one on the page, where `…` stands for omitted parts. */
const isAsPrinted = (printed: unknown, reply: unknown): boolean => {
  if (typeof printed === 'string' && printed.endsWith(MORE))
    return String(reply).startsWith(printed.slice(0, -1))
  if (Array.isArray(printed) && Array.isArray(reply)) {
    const shortened = printed.at(-1) === MORE
    const items = shortened ? printed.slice(0, -1) : printed
    return (
      (shortened || items.length === reply.length) &&
      items.every((item, place) => isAsPrinted(item, reply[place]))
    )
  }
  if (isRecord(printed) && isRecord(reply)) {
    const names = Object.keys(printed).filter((name) => name !== MORE)
    return (
      (MORE in printed || names.length === Object.keys(reply).length) &&
      names.every((name) => isAsPrinted(printed[name], reply[name]))
    )
  }
  return printed === reply
}

describe('the guide for bot authors', () => {
  it('shows a session exactly as it happens', async () => {
    const engine = new Engine('process')
    const lines = SESSION.trim().split('\n')
    expect(lines.length).toBeGreaterThan(40)
    for (const [place, line] of lines.entries()) {
      if (!line.startsWith('> ')) continue
      const printed: unknown = JSON.parse((lines[place + 1] ?? '').slice(2))
      const reply = await engine.line(line.slice(2))
      expect(isAsPrinted(printed, reply) || JSON.stringify(reply)).toBe(true)
    }
  })

  it('lists every method, and no other', async () => {
    const { error } = await new Engine().answer('fly')
    const { known = [] } = (error?.['params'] ?? {}) as { known?: string[] }
    const rows = [...(/## Methods\n(.*?)\n## /s.exec(PAGE)?.[1] ?? '').matchAll(/^\| `([a-z-]+)` \|/gm)]
    expect(new Set(rows.map(([, name]) => name))).toEqual(new Set(known))
  })

  it('lists every refusal', () => {
    for (const code of [...PROTOCOL_CODES, ...REFUSAL_CODES, ...PACKET_ROW_REFUSAL_CODES])
      expect(PAGE).toContain(`\`${code}\``)
  })

  it('lists every verb of the notations', () => {
    const packetRowVerbs: Readonly<Record<Command['verb'], true>> = {
      name: true,
      take: true,
      pass: true,
      cash: true,
      deliver: true,
      done: true,
    }
    for (const [title, verbs] of [
      ['Le Havre', NOTATION_VERBS],
      ['Packet Row', Object.keys(packetRowVerbs)],
    ] as const)
      for (const verb of verbs)
        expect(chapter(`Commands of ${title}`)).toMatch(new RegExp(`^\\| \`${verb}[ \`]`, 'm'))
  })

  it('lists every field of a position of Le Havre', () => {
    const { written, options } = setUp(leHavre)
    const seats = written['seats'] as Readonly<Record<string, Fields>>
    for (const field of namesIn(written, seats['1'] ?? {}, options))
      expect(chapter('Positions of Le Havre')).toContain(`\`${field}\``)
  })

  it('lists every field of a position of Packet Row', () => {
    const { written, options } = setUp(packetRow)
    const [seat = {}] = written['seats'] as readonly Fields[]
    const { market = {} } = written['boards'] as Readonly<Record<string, Fields>>
    for (const field of [...namesIn(written, seat, market, options), 'deck', 'left'])
      expect(chapter('Positions of Packet Row')).toContain(`\`${field}\``)
  })

  it.each([
    ['Le Havre', leHavre, [1, 2, 3, 4], 20],
    ['Packet Row', packetRow, [2, 3, 4, 5], 11],
  ] as const)('lists every event of random games of %s, with its fields', (title, rules, players, kinds) => {
    const rows = chapter(`Events of ${title}`).split('\n')
    const adapter = adapterFor(rules.game)
    const seen = new Set<string>()
    for (const event of eventsOfRandomGames(rules, [...players, ...players])) {
      const row = rows.find((text) => text.split(' | ')[0]?.includes(`\`${event.kind}\``))
      const fields = Object.keys(adapter.eventJson(event)).filter(
        (field) => field !== 'kind' && field !== 'reveal',
      )
      expect([event.kind, row]).not.toEqual([event.kind, undefined])
      for (const field of fields) expect(row).toContain(`\`${field}\``)
      seen.add(event.kind)
    }
    expect(seen.size).toBeGreaterThan(kinds)
  })
})

type Fields = Readonly<Record<string, unknown>>

type AnyRules = Rules<unknown, unknown, unknown, GameEvent>

const chapter = (title: string): string => PAGE.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

const namesIn = (...records: readonly Fields[]): string[] => records.flatMap((record) => Object.keys(record))

const setUp = (rules: AnyRules): { readonly written: Fields; readonly options: Fields } => {
  const options = rules.options({})
  if (!options.ok) throw new Error('no options')
  const written = rules.position.write(rules.setup(options.value, 'x'))
  return { written: written as Fields, options: options.value as Fields }
}

const eventsOfRandomGames = (rules: AnyRules, games: readonly number[]): GameEvent[] => {
  const happened: GameEvent[] = []
  for (const [game, players] of games.entries()) {
    const options = rules.options({ players })
    if (!options.ok) throw new Error('no options')
    const state = rules.setup(options.value, `${game}`)
    const source = random(`${game}`)
    for (let [seat] = rules.deciders(state); seat !== undefined; [seat] = rules.deciders(state)) {
      const list = rules.commands(state, seat)
      const command = list[source.nextInt(list.length)]
      if (command !== undefined) rules.apply(state, seat, command, happened)
    }
  }
  return happened
}
