import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { random } from '@quayside/kernel'
import { type Event, leHavre, NOTATION_VERBS, REFUSAL_CODES } from '@quayside/le-havre'
import { describe, expect, it } from 'vitest'
import { tellEvent } from '../games/le-havre/tell-event.ts'
import { Engine } from '../testing/cli.ts'
import { PROTOCOL_CODES } from '../trouble.ts'
import { isFields } from './params.ts'

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'protocol.md'), 'utf8')

const SESSION = /```session\n(.*?)```/s.exec(PAGE)?.[1] ?? ''

const MORE = '…'

/** Whether a reply is the one on the page, where `…` stands for more of the same. */
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
  if (isFields(printed) && isFields(reply)) {
    const names = Object.keys(printed).filter((name) => name !== MORE)
    return (
      (MORE in printed || names.length === Object.keys(reply).length) &&
      names.every((name) => isAsPrinted(printed[name], reply[name]))
    )
  }
  return printed === reply
}

describe('the page for bot authors', () => {
  it('prints a session that happens just so', async () => {
    const engine = new Engine()
    const lines = SESSION.trim().split('\n')
    expect(lines.length).toBeGreaterThan(40)
    for (const [place, line] of lines.entries()) {
      if (!line.startsWith('> ')) continue
      const printed: unknown = JSON.parse((lines[place + 1] ?? '').slice(2))
      const reply = await engine.line(line.slice(2))
      expect(isAsPrinted(printed, reply) || JSON.stringify(reply)).toBe(true)
    }
  })

  it('names every method, and no other', async () => {
    const { error } = await new Engine().answer('fly')
    const { known = [] } = (error?.['params'] ?? {}) as { known?: string[] }
    const rows = [...(/## Methods\n(.*?)\n## /s.exec(PAGE)?.[1] ?? '').matchAll(/^\| `([a-z-]+)` \|/gm)]
    expect(new Set(rows.map(([, name]) => name))).toEqual(new Set(known))
  })

  it('names every refusal', () => {
    for (const code of [...PROTOCOL_CODES, ...REFUSAL_CODES]) expect(PAGE).toContain(`\`${code}\``)
  })

  it('names every verb of the notation', () => {
    const rows = /## Commands of Le Havre\n(.*?)\n## /s.exec(PAGE)?.[1] ?? ''
    for (const verb of NOTATION_VERBS) expect(rows).toMatch(new RegExp(`^\\| \`${verb}[ \`]`, 'm'))
  })

  it('names every field of a position', () => {
    const options = leHavre.options({})
    if (!options.ok) throw new Error('no options')
    const written = leHavre.position.write(leHavre.setup(options.value, 'x')) as Record<string, unknown>
    const seats = written['seats'] as Record<string, Record<string, unknown>>
    const fields = [...Object.keys(written), ...Object.keys(seats['1'] ?? {}), ...Object.keys(options.value)]
    for (const field of fields) expect(PAGE).toContain(`\`${field}\``)
  })

  it('names every event of random games, with its fields', () => {
    const rows = /## Events of Le Havre\n(.*?)\n## /s.exec(PAGE)?.[1]?.split('\n') ?? []
    const seen = new Set<string>()
    for (const event of eventsOfRandomGames(8)) {
      const told = tellEvent(event)
      const row = rows.find((text) => text.split(' | ')[0]?.includes(`\`${event.kind}\``))
      const fields = Object.keys(told).filter((field) => field !== 'kind' && field !== 'reveal')
      for (const field of fields) expect(row).toContain(`\`${field}\``)
      seen.add(event.kind)
    }
    expect(seen.size).toBeGreaterThan(20)
  })
})

const eventsOfRandomGames = (games: number): Event[] => {
  const happened: Event[] = []
  for (let game = 0; game < games; game++) {
    const options = leHavre.options({ players: 1 + (game % 4) })
    if (!options.ok) throw new Error('no options')
    const state = leHavre.setup(options.value, `${game}`)
    const source = random(`${game}`)
    for (let [seat] = leHavre.deciders(state); seat !== undefined; [seat] = leHavre.deciders(state)) {
      const list = leHavre.commands(state, seat)
      const command = list[source.below(list.length)]
      if (command !== undefined) leHavre.apply(state, seat, command, happened)
    }
  }
  return happened
}
