import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { addDays, findDeal, localDate } from '@quayside/game/daily/deal.ts'
import { decidingHere, playDeal, replayTry } from '@quayside/game/daily/play.ts'
import { parseRecord } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { botsOf, dailyDeals } from '../games/game-registry.ts'
import type { Language } from '../language.ts'
import { loadCliMessages } from '../messages/index.ts'
import { PLAIN_LAYOUT } from '../terminal/text-layout.ts'
import { folder as emptyFolder, quayside } from '../testing/run-cli.ts'
import { ScriptedInterface } from '../testing/scripted-interface.ts'
import { DailyHarbor } from './daily-harbor.ts'
import { SavedTries, type SavedTry } from './saved-tries.ts'

const NOON = new Date(2026, 10, 16, 12)
const DATE = localDate(NOON)

const COMPARISON = { deckhand: 10, bosun: 20, mate: 30, captain: 900, commodore: 1000 }

interface Evening {
  readonly folder: string
  readonly date?: string
  readonly language?: Language
}

/** The harbor with scripted answers; the interface also collects the output. */
const harborOf = async (
  ui: ScriptedInterface,
  { folder, date, language = 'en' }: Evening,
): Promise<DailyHarbor> =>
  DailyHarbor.open({
    context: { io: process, language, t: (await loadCliMessages(language)).say, layout: PLAIN_LAYOUT },
    ui,
    print: (...lines) => ui.print(...lines),
    tries: new SavedTries(folder),
    folder,
    now: () => NOON,
    date: date ?? null,
  })

const dealOf = async (kind: string) => {
  const found = findDeal(await dailyDeals(), kind, DATE)
  if (!found.ok) throw new Error(found.refusal.code)
  const bots = await botsOf(found.value.game)
  return { deal: { ...found.value, rules: bots.rules }, bots }
}

/** A whole game of the deal, played by a bot. */
const playedRecord = async (kind: string): Promise<string> => {
  const { deal, bots } = await dealOf(kind)
  const played = await playDeal(deal, 'deckhand', decidingHere(bots))
  if (!played.ok) throw new Error(played.refusal.code)
  return played.value.record
}

const begun = (kind: string): SavedTry => ({
  date: DATE,
  kind,
  startedAt: NOON.getTime(),
  endedAt: null,
  endedOn: null,
  finished: null,
  comparison: COMPARISON,
})

describe('the counted try in a terminal', () => {
  it('has the seed of its date, no hint, and goes on where it was left', async () => {
    const folder = emptyFolder()
    const first = new ScriptedInterface('hint', 'quit')
    await (await harborOf(first, { folder })).play('solo')
    expect(first.output).toContain('This attempt counts: no hints')
    expect(first.output).not.toMatch(/^1\. .*\n {3}expected:/m)
    const tries = new SavedTries(folder)
    const kept = tries.find({ date: DATE, kind: 'solo' })
    expect(kept?.endedAt).toBeNull()
    const again = new ScriptedInterface('log', 'quit')
    await (await harborOf(again, { folder })).play('solo')
    expect(again.output).toContain('adds 1 fish and 1 clay to the offers')
    const listed = new ScriptedInterface()
    await (await harborOf(listed, { folder })).list()
    expect(listed.output).toMatch(/solo .* solo \(4 rounds, about 15 min\) · in progress/)
  })

  it('plays against the same bots as the page and the server', async () => {
    const folder = emptyFolder()
    const tries = new SavedTries(folder)
    const { deal, bots } = await dealOf('packet')
    const ui = new ScriptedInterface('quit')
    await (await harborOf(ui, { folder })).play('packet')
    const text = readFileSync(tries.record({ date: DATE, kind: 'packet' }), 'utf8')
    const own = parseRecord(text)
    if (!own.ok) throw new Error(own.refusal.code)
    expect(own.value.seed).toBe(`daily:1:packet:${DATE}`)
    // The two Captains choose before the person, who has not moved yet.
    expect(own.value.moves.length).toBeGreaterThan(0)
    expect(await replayTry(deal, text, decidingHere(bots))).toMatchObject({
      refusal: { code: 'daily-unfinished' },
    })
    const forged = text.replace(/^(\d+ \d+) .*$/m, '$1 nothing')
    expect(await replayTry(deal, forged, decidingHere(bots))).not.toMatchObject({
      refusal: { code: 'daily-unfinished' },
    })
  })

  it('shows its rank and a text to share when it is over, and counts in the streak', async () => {
    const folder = emptyFolder()
    const tries = new SavedTries(folder)
    tries.save(begun('solo'))
    writeFileSync(tries.record(begun('solo')), await playedRecord('solo'))
    const ui = new ScriptedInterface()
    await (await harborOf(ui, { folder })).play('solo')
    expect(ui.output).toContain(
      'You match the Mate on this deal (30 francs).\nNext rank: Captain (900 francs).',
    )
    expect(ui.output).toMatch(/ solo: \d+ francs, rank Mate\nAfter each round: /)
    expect(ui.output).toContain('1 day in a row')
    expect(tries.find({ date: DATE, kind: 'solo' })?.finished?.points).toBeGreaterThan(30)
  })

  it('can be given up, and then practised', async () => {
    const folder = emptyFolder()
    const ui = new ScriptedInterface('quit')
    const harbor = await harborOf(ui, { folder })
    await expect(harbor.practice('solo')).rejects.toMatchObject({ report: { code: 'daily-practice-later' } })
    await harbor.play('solo')
    await harbor.giveUp('solo')
    expect(ui.output).toContain('Given up, no rank')
    const practice = new ScriptedInterface('quit')
    await (await harborOf(practice, { folder })).practice('solo')
    expect(practice.output).toContain('That was practice')
  })

  it('is offered today only; the deals of other days are for practice', async () => {
    const ui = new ScriptedInterface('quit')
    const harbor = await harborOf(ui, { folder: emptyFolder(), date: addDays(DATE, -1) })
    await expect(harbor.play('solo')).rejects.toMatchObject({ report: { code: 'daily-not-open' } })
    await harbor.practice('solo')
    await expect(harbor.play('nothing')).rejects.toMatchObject({ report: { code: 'unknown-deal' } })
  })
})

describe('without a terminal', () => {
  it.each([
    ['en', 'Today’s harbor', 'not played yet'],
    ['fr', 'Le port d’aujourd’hui', 'pas encore joué'],
    ['es', 'El puerto', 'sin jugar'],
    ['zh-Hant', '今日港口', '尚未玩'],
  ] as const)('lists the deals in %s', async (language, title, state) => {
    const { status, stdout } = await quayside(['daily', '--folder', emptyFolder(), '--lang', language])
    expect(status).toBe(0)
    expect(stdout).toContain(title)
    expect(stdout.split('\n').filter((line) => line.includes(state))).toHaveLength(3)
  })

  it('refuses a date that no calendar has, and one without deals', async () => {
    const folder = emptyFolder()
    expect(await quayside(['daily', '--date', '2026-02-30', '--folder', folder])).toMatchObject({ status: 2 })
    const early = await quayside(['daily', 'solo', '--date', '2025-01-01', '--folder', join(folder, 'x')])
    expect(early).toMatchObject({ status: 2 })
    expect(early.stderr).toContain('no daily deals on 2025-01-01')
  })
})
