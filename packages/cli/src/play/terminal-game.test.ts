import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { leHavre, type PositionLiteral } from '@quayside/le-havre'
import { describe, expect, it } from 'vitest'
import { adapterFor } from '../games/game-registry.ts'
import { newGame, type Opened, openPosition, openRecord } from '../games/open-game.ts'
import type { Language } from '../language.ts'
import { loadCliMessages } from '../messages/index.ts'
import { PLAIN_PAGE } from '../terminal/text-layout.ts'
import { folder } from '../testing/run-cli.ts'
import { ScriptedPerson } from '../testing/scripted-interface.ts'
import { parseBotSpecs, seatBots } from './bot-seats.ts'
import { RecordAutosave } from './record-autosave.ts'
import type { TerminalContext } from './terminal-context.ts'
import { TerminalGame } from './terminal-game.ts'

const kit = adapterFor('le-havre')

interface Evening {
  readonly bots?: string
  readonly file?: string
  readonly language?: Language
  readonly hasRecord?: boolean
}

/** Sits down to a game with answers ready, and plays until they run out. */
const sit = async (
  opened: Opened,
  person: ScriptedPerson,
  { bots = 'random:0', file, language = 'en', hasRecord = true }: Evening = {},
): Promise<Opened['game']> => {
  const seating: TerminalContext = {
    ...opened,
    person,
    language,
    page: PLAIN_PAGE,
    words: await opened.kit.words(language),
    outliner: await opened.kit.outliner(language),
    t: (await loadCliMessages(language)).say,
    bots: await seatBots(opened.kit, opened.kit.rules.seatCount(opened.game.state), parseBotSpecs(bots)),
    screen: { alone: null },
  }
  await new TerminalGame(seating, new RecordAutosave(seating, file ?? null, hasRecord)).play()
  return opened.game
}

const duel = (): Opened => newGame(kit, { players: 2 }, 'tide')

const at = (position: PositionLiteral): Opened => openPosition(kit, position)

describe('a hint', () => {
  it.each(['hint', '?'])('%s tells what a captain would do, and why, and changes nothing', async (typed) => {
    const person = new ScriptedPerson(typed)
    const game = await sit(at({ step: 'main', round: 2, seats: { '1': { stock: { fish: 0 } } } }), person, {
      hasRecord: false,
    })
    expect(game.moveNumber).toBe(0)
    expect(person.told).toMatch(/^1\. \w+/m)
    expect(person.told).toMatch(/^ {3}expected: \d+ francs$/m)
    expect(person.told).toMatch(/^2\. .*\n {3}expected: \d+ francs · /m)
  })

  it('comes in the language of the table', async () => {
    const person = new ScriptedPerson('supply', 'hint')
    await sit(duel(), person, { language: 'fr' })
    expect(person.told).toMatch(/attendu\u00a0: \d+\u00a0francs/)
  })
})

describe('a sitting', () => {
  it('seats bots of any level beside people, under their names', async () => {
    const person = new ScriptedPerson('supply', 'take fish', 'end', 'log')
    const game = await sit(newGame(kit, { players: 3 }, 'tide'), person, { bots: 'mate,heuristic' })
    expect(game.record.moves.map(({ seat }) => seat)).toEqual(expect.arrayContaining([0, 1, 2]))
    expect(kit.rules.deciders(game.state)).toEqual([0])
    expect(person.told).toMatch(/^ +3 Player 2 \(mate\) {2}/m)
    expect(person.told).toContain('Player 3 (heuristic)')
  })

  it('takes commands as records write them, and tells what happened', async () => {
    const person = new ScriptedPerson('supply', 'take fish', 'end', 'supply')
    const game = await sit(duel(), person)
    expect(game.record.moves.map(({ seat, command }) => `${seat} ${command}`)).toEqual([
      '0 supply',
      '0 take fish',
      '0 end',
      '1 supply',
    ])
    expect(person.told).toContain('Player 1 takes 3 fish')
    expect(person.heard).toContain('Player 2: Carry out the supply action')
    expect(person.menus[1]).toContain('take fish')
  })

  it('shows the board whenever somebody else has to decide', async () => {
    const person = new ScriptedPerson('supply', 'take fish', 'end', 'supply')
    await sit(duel(), person)
    expect(person.heard.filter((line) => line.startsWith('Le Havre'))).toHaveLength(2)
  })

  it('explains why something is not possible, and changes nothing', async () => {
    const person = new ScriptedPerson(
      'why supply',
      'enter church',
      'supply',
      'why enter church',
      'why',
      'jump',
    )
    const game = await sit(duel(), person)
    expect(game.moveNumber).toBe(1)
    expect(person.heard).toContain('  Nobody has built the Church yet.')
    expect(person.heard).toContain('It is possible now.')
    expect(person.told).toContain('why enter church')
    expect(person.heard).toContain('  Carry out the supply action first.')
    expect(person.heard).toContain('  “jump” is not a command.')
  })

  it('lets another seat sell in between', async () => {
    const person = new ScriptedPerson('as 2 sell joinery', 'as 7 repay')
    const game = await sit(at({ step: 'main', seats: { '2': { buildings: ['joinery'] } } }), person, {
      hasRecord: false,
    })
    expect(game.moveNumber).toBe(1)
    expect(person.told).toContain('Player 2 sells the Joinery for 4 francs')
    expect(person.told).toContain('There is no seat 7')
  })

  it('takes back within the limits, and tells what stops it', async () => {
    const person = new ScriptedPerson(
      'undo',
      'supply',
      'take fish',
      'undo',
      'undo',
      'take wood',
      'end',
      'undo',
    )
    const game = await sit(duel(), person)
    expect(person.heard).toContain('This is where the game began.')
    expect(person.heard).toContain('Taken back: take fish')
    expect(person.heard).toContain('It cannot be taken back: something hidden came to light.')
    expect(person.heard).toContain('Taken back: end')
    expect(game.record.moves.map(({ command }) => command)).toEqual(['supply', 'take wood'])
  })

  it('plays to the end with seats that choose at random', async () => {
    const short = newGame(kit, { players: 2, version: 'short' }, 'tide')
    const person = new ScriptedPerson()
    const game = await sit(short, person, { bots: 'random:2' })
    expect(leHavre.outcome(game.state as Int16Array)).not.toBeNull()
    expect(person.told).toMatch(/Player .* with/)
  })

  it('does not take back what a bot answered', async () => {
    const person = new ScriptedPerson('supply', 'take fish', 'end', 'undo')
    await sit(duel(), person, { bots: 'random' })
    expect(person.heard).toContain('It cannot be taken back: another seat has acted since.')
  })

  it('speaks every language', async () => {
    const person = new ScriptedPerson('supply', 'help')
    await sit(duel(), person, { language: 'zh-Hant' })
    expect(person.told).toContain('港都情濃')
    expect(person.told).toContain('玩家1: 選擇一個主要行動')
  })
})

describe('what only one may see', () => {
  const market: PositionLiteral = {
    options: { players: 2 },
    step: 'main',
    town: ['marketplace'],
    special: ['zoo', 'tavern', 'farm', 'diner', 'kiln', 'bakery'],
  }
  const visit = ['enter marketplace', 'pay 1 franc', 'choose fish wood']

  it('is shown between two pauses and taken off the screen again', async () => {
    const person = new ScriptedPerson(...visit, 'return swapped')
    await sit(at(market), person, { hasRecord: false })
    const shown = person.heard.findIndex((line) => line.includes('Only Player 1 may look'))
    const hidden = person.heard.indexOf('(cleared)')
    // Once for the cards, once for the order in which they were laid back.
    expect(person.heard.filter((line) => line === '(cleared)')).toHaveLength(2)
    expect(shown).toBeGreaterThan(0)
    expect(person.heard.slice(shown, hidden).join('\n')).toMatch(/Zoo and Tavern/)
    const public_ = [...person.heard.slice(0, shown), ...person.heard.slice(hidden)].join('\n')
    expect(public_).not.toMatch(/Zoo|Tavern|Farm/)
  })

  it('can be looked at again by whoever knows it', async () => {
    const person = new ScriptedPerson('hand', ...visit, 'hand', 'return same', 'end', 'hand')
    await sit(at(market), person, { hasRecord: false })
    expect(person.heard.filter((line) => line.includes('may look now'))).toHaveLength(2)
    expect(person.heard.filter((line) => line === 'You know nothing that the others do not.')).toHaveLength(2)
  })

  it('is simply shown to somebody who plays alone against bots', async () => {
    const person = new ScriptedPerson(...visit, 'secrets')
    await sit(at(market), person, { bots: 'random', hasRecord: false })
    expect(person.heard).not.toContain('(cleared)')
    expect(person.told).toContain('Zoo and Tavern')
  })
})

describe('the record of a sitting', () => {
  it('is written after every command and can be gone on with', async () => {
    const file = join(folder(), 'game.quay')
    await sit(duel(), new ScriptedPerson('supply', 'take fish'), { file })
    const person = new ScriptedPerson('end', 'quit')
    await sit(openRecord(readFileSync(file, 'utf8')), person, { file })
    expect(readFileSync(file, 'utf8')).toMatch(/\n2 1 end\n\nunfinished\n$/)
    expect(person.told).not.toContain('Save the game')
  })

  it('is offered to be saved by whoever named no file', async () => {
    const file = join(folder(), 'game.quay')
    await sit(duel(), new ScriptedPerson('supply', 'quit', true, file))
    expect(readFileSync(file, 'utf8')).toContain('\n0 1 supply\n')
    const unsaved = new ScriptedPerson('quit')
    await sit(duel(), unsaved)
    expect(unsaved.told).not.toContain('Save the game')
  })

  it('replaces another file only when asked to', async () => {
    const file = join(folder(), 'game.quay')
    writeFileSync(file, 'precious')
    await sit(duel(), new ScriptedPerson(`save ${file}`, false))
    expect(readFileSync(file, 'utf8')).toBe('precious')
    await sit(duel(), new ScriptedPerson(`save ${file}`, true, 'supply'))
    expect(readFileSync(file, 'utf8')).toContain('\n0 1 supply\n')
  })

  it('does not end the game when it cannot be written', async () => {
    const person = new ScriptedPerson(`save ${join(folder(), 'nowhere', 'game.quay')}`, 'supply')
    const game = await sit(duel(), person)
    expect(game.moveNumber).toBe(1)
    expect(person.told).toContain('cannot be written (ENOENT)')
  })

  it('is not there for a game from a position', async () => {
    const file = join(folder(), 'game.quay')
    const person = new ScriptedPerson(`save ${file}`)
    await sit(at({ step: 'main' }), person, { hasRecord: false })
    expect(existsSync(file)).toBe(false)
    expect(person.told).toContain('it has no record')
  })
})

describe('hands that nobody else may see', () => {
  const row = adapterFor('packet-row')

  /** Two people, each with a card that gives them away. */
  const dealt = (): Opened =>
    openPosition(row, {
      options: { players: 2 },
      boards: { bank: { current: ['banker', 'money-2'] } },
      seats: [{ hand: ['lighthouse', 'money-6'] }, { hand: ['museum', 'assistant'] }],
    })

  /** What was on the screen between one emptying and the next, each with whose turn it was to look. */
  const screens = (person: ScriptedPerson): string[] =>
    person.heard
      .join('\n')
      .split('(cleared)')
      .map((screen) => screen.trim())

  it('are on the screen only while their own seat has it', async () => {
    const person = new ScriptedPerson('name bank', 'take money-2', 'take banker', 'name docks', 'quit')
    await sit(dealt(), person, { hasRecord: false })
    const shown = screens(person)
    expect(shown).toHaveLength(6)
    for (const screen of shown) {
      const [owner = ''] = /Only Player \d/.exec(screen) ?? []
      if (screen.includes('Lighthouse')) expect(owner).toBe('Only Player 1')
      if (screen.includes('Museum')) expect(owner).toBe('Only Player 2')
      expect(screen.includes('Lighthouse') && screen.includes('Museum')).toBe(false)
    }
    expect(shown.filter((screen) => screen.includes('Lighthouse')).length).toBeGreaterThan(0)
    expect(shown.filter((screen) => screen.includes('Museum')).length).toBeGreaterThan(0)
  })

  it('are off the screen before the next person is called to it, and when all leave', async () => {
    const person = new ScriptedPerson('name bank', 'quit')
    await sit(dealt(), person, { hasRecord: false })
    const called = person.heard.flatMap((line, place) => (line.includes('may look now') ? [place] : []))
    expect(called).toHaveLength(2)
    expect(person.heard[(called[1] ?? 0) - 1]).toBe('(cleared)')
    expect(person.heard.slice(person.heard.lastIndexOf('(cleared)')).join()).not.toMatch(/Museum|Lighthouse/)
  })

  it('are followed by what has happened since', async () => {
    const person = new ScriptedPerson('cash 6', 'name bank', 'take money-2')
    await sit(dealt(), person, { hasRecord: false })
    const second = screens(person).find((screen) => screen.includes('Only Player 2')) ?? ''
    expect(second).toContain('Player 1 cashes in a money card for $6')
    expect(second).toContain('Player 1 chooses the bank')
  })

  it('are asked for by another seat behind a curtain of its own', async () => {
    const person = new ScriptedPerson('as 2 cash 4', 'as 2', 'as 7 pass')
    const game = await sit(dealt(), person, { hasRecord: false })
    expect(game.moveNumber).toBe(0)
    const calls = person.heard.filter((line) => line.includes('may look now'))
    expect(calls.map((line) => line.slice(0, 'Only Player 1'.length))).toEqual([
      'Only Player 1',
      'Only Player 2',
      'Only Player 1',
      'Only Player 2',
      'Only Player 1',
    ])
    const refused = screens(person).find((screen) => screen.includes('no money card')) ?? ''
    expect(refused).toContain('Only Player 2')
    expect(refused).not.toContain('Lighthouse')
    expect(person.told).toContain('There is no seat 7')
  })

  it('stay where they are for a second command of the same seat', async () => {
    const person = new ScriptedPerson('cash 6', 'board', 'hand', 'help')
    await sit(dealt(), person, { hasRecord: false })
    expect(person.heard.filter((line) => line.includes('may look now'))).toHaveLength(1)
    expect(person.told).toContain('as 2 cash 4')
    expect(person.told).toMatch(/^Hand {2}Lighthouse, 5 VP/m)
  })

  it('are simply shown to somebody who plays alone against bots', async () => {
    const person = new ScriptedPerson('name bank')
    await sit(dealt(), person, { bots: 'random', hasRecord: false })
    expect(person.heard).not.toContain('(cleared)')
    expect(person.told).toContain('Lighthouse')
    expect(person.told).not.toContain('Museum')
  })

  it('are open to all at the end', async () => {
    const last = openPosition(row, {
      options: { players: 2 },
      phase: 'last-deliveries',
      seats: [
        { hand: ['lighthouse'], done: true },
        { hand: ['museum'], ships: ['ship-gb'] },
      ],
    })
    const person = new ScriptedPerson('done')
    await sit(last, person, { hasRecord: false })
    const end = screens(person).at(-1) ?? ''
    expect(end).toMatch(/Lighthouse.*Museum.*share the win/s)
  })
})
