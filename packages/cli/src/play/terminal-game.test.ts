import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  OTHER_GAME,
  SAMPLE_GAME,
  SAMPLE_TITLE,
  type SamplePosition,
  sampleRules,
} from '@quayside/games/testing'
import { describe, expect, it } from 'vitest'
import { adapterFor } from '../games/game-registry.ts'
import { newGame, type Opened, openPosition, openRecord } from '../games/open-game.ts'
import type { Language } from '../language.ts'
import { loadCliMessages } from '../messages/index.ts'
import { PLAIN_LAYOUT } from '../terminal/text-layout.ts'
import { folder } from '../testing/run-cli.ts'
import { ScriptedInterface } from '../testing/scripted-interface.ts'
import { parseBotSpecs, seatBots } from './bot-seats.ts'
import { RecordAutosave } from './record-autosave.ts'
import type { TerminalContext } from './terminal-context.ts'
import { TerminalGame } from './terminal-game.ts'

const adapter = adapterFor(SAMPLE_GAME)

interface Evening {
  readonly bots?: string
  readonly file?: string
  readonly language?: Language
  readonly hasRecord?: boolean
  /** Whether forced commands are given without asking. */
  readonly automatic?: boolean
}

/** Plays a terminal game with scripted answers until they run out. */
const sit = async (
  opened: Opened,
  ui: ScriptedInterface,
  { bots = 'random:0', file, language = 'en', hasRecord = true, automatic = false }: Evening = {},
): Promise<Opened['game']> => {
  const context: TerminalContext = {
    ...opened,
    ui,
    language,
    layout: PLAIN_LAYOUT,
    texts: await opened.adapter.texts(language),
    outliner: await opened.adapter.outliner(language),
    t: (await loadCliMessages(language)).say,
    bots: await seatBots(
      opened.adapter,
      opened.adapter.rules.seatCount(opened.game.state),
      parseBotSpecs(bots),
    ),
    screen: { alone: null },
    autoAction: automatic ? await opened.adapter.autoAction() : null,
    noHint: null,
  }
  await new TerminalGame(context, new RecordAutosave(context, file ?? null, hasRecord)).play()
  return opened.game
}

const duel = (): Opened => newGame(adapter, { players: 2 }, 'tide')

const at = (position: SamplePosition): Opened => openPosition(adapter, position)

describe('a hint', () => {
  it.each(['hint', '?'])(
    '%s shows what a strong bot would do, and why, and changes nothing',
    async (typed) => {
      const ui = new ScriptedInterface(typed)
      const game = await sit(at({ step: 'main', round: 2, seats: { '1': { stock: { fish: 0 } } } }), ui, {
        hasRecord: false,
      })
      expect(game.moveNumber).toBe(0)
      expect(ui.output).toMatch(/^1\. \w+/m)
      expect(ui.output).toMatch(/^1\. .*\n {3}expected: \d+ francs \(± \d+\)/m)
      expect(ui.output).toMatch(/^2\. .*\n {3}expected: \d+ francs \(± \d+\) · /m)
    },
  )

  it('is in the language of the game', async () => {
    const ui = new ScriptedInterface('supply', 'hint')
    await sit(duel(), ui, { language: 'fr' })
    expect(ui.output).toMatch(/attendu\u00a0: \d+\u00a0francs/)
  })
})

describe('a terminal game', () => {
  it('seats bots of any level next to people, under their names', async () => {
    const ui = new ScriptedInterface('supply', 'take fish', 'end', 'log')
    const game = await sit(newGame(adapter, { players: 3 }, 'tide'), ui, { bots: 'mate,heuristic' })
    expect(game.record.moves.map(({ seat }) => seat)).toEqual(expect.arrayContaining([0, 1, 2]))
    expect(adapter.rules.deciders(game.state)).toEqual([0])
    expect(ui.output).toMatch(/^ +3 Player 2 \(mate\) {2}/m)
    expect(ui.output).toContain('Player 3 (heuristic)')
  })

  it('accepts commands in notation, and prints the events', async () => {
    const ui = new ScriptedInterface('supply', 'take fish', 'end', 'supply')
    const game = await sit(duel(), ui)
    expect(game.record.moves.map(({ seat, command }) => `${seat} ${command}`)).toEqual([
      '0 supply',
      '0 take fish',
      '0 end',
      '1 supply',
    ])
    expect(ui.output).toContain('Player 1 takes 3 fish')
    expect(ui.printed).toContain('Player 2: Carry out the supply action')
    expect(ui.menus[1]).toContain('take fish')
  })

  it('prints the board whenever another seat has to decide', async () => {
    const ui = new ScriptedInterface('supply', 'take fish', 'end', 'supply')
    await sit(duel(), ui)
    expect(ui.printed.filter((line) => line.startsWith(SAMPLE_TITLE))).toHaveLength(2)
  })

  it('explains why a command is illegal, and changes nothing', async () => {
    const ui = new ScriptedInterface(
      'why supply',
      'enter church',
      'supply',
      'why enter church',
      'why',
      'jump',
    )
    const game = await sit(duel(), ui)
    expect(game.moveNumber).toBe(1)
    expect(ui.printed).toContain('  Nobody has built the Church yet.')
    expect(ui.printed).toContain('This is possible now.')
    expect(ui.output).toContain('why enter church')
    expect(ui.printed).toContain('  Carry out the supply action first.')
    expect(ui.printed).toContain('  “jump” is not a command.')
  })

  it('answers questions about cards and sections, in the language of the game', async () => {
    const ui = new ScriptedInterface('why fishery', 'marketplace?', 'church?', 'why church', 'cargo', 'quit')
    const short: SamplePosition = { options: { players: 2, version: 'short' }, step: 'main' }
    const owned = { ...short, seats: { '2': { buildings: ['fishery'] } } }
    const game = await sit(at(owned), ui, { hasRecord: false })
    expect(game.moveNumber).toBe(0)
    expect(ui.output).toContain('  Possible now: Enter the Fishery.\n  Player 2 owns it.\n')
    expect(ui.output).toContain('Marketplace.\n')
    expect(ui.output).toContain('  Public building, no. 30.\n')
    expect(ui.printed.filter((line) => line === '  The Church is not in play.')).toHaveLength(2)
    expect(ui.printed).toContain('  “cargo” is not a command.')
    const french = new ScriptedInterface('pourquoi pêcherie', 'quit')
    await sit(at(owned), french, { language: 'fr', hasRecord: false })
    expect(french.output).toContain('Utiliser la Pêcherie')
  })

  it('lets another seat sell out of turn', async () => {
    const ui = new ScriptedInterface('as 2 sell joinery', 'as 7 repay')
    const game = await sit(at({ step: 'main', seats: { '2': { buildings: ['joinery'] } } }), ui, {
      hasRecord: false,
    })
    expect(game.moveNumber).toBe(1)
    expect(ui.output).toContain('Player 2 sells the Joinery for 4 francs')
    expect(ui.output).toContain('There is no seat 7')
  })

  it('undoes within the limits, and explains the limit', async () => {
    const ui = new ScriptedInterface(
      'undo',
      'supply',
      'take fish',
      'undo',
      'undo',
      'take wood',
      'end',
      'undo',
    )
    const game = await sit(duel(), ui)
    expect(ui.printed).toContain('This is the start of the game.')
    expect(ui.printed).toContain('Undone: take fish')
    expect(ui.printed).toContain('Cannot undo: hidden information was revealed.')
    expect(ui.printed).toContain('Undone: end')
    expect(game.record.moves.map(({ command }) => command)).toEqual(['supply', 'take wood'])
  })

  it('plays to the end with random bots', async () => {
    const short = newGame(adapter, { players: 2, version: 'short' }, 'tide')
    const ui = new ScriptedInterface()
    const game = await sit(short, ui, { bots: 'random:2' })
    expect(sampleRules.outcome(game.state as Int16Array)).not.toBeNull()
    expect(ui.output).toMatch(/Player .* with/)
  })

  it('does not undo the move of a bot', async () => {
    const ui = new ScriptedInterface('supply', 'take fish', 'end', 'undo')
    await sit(duel(), ui, { bots: 'random' })
    expect(ui.printed).toContain('Cannot undo: another player has acted since.')
  })

  it('works in every language', async () => {
    const ui = new ScriptedInterface('supply', 'help')
    await sit(duel(), ui, { language: 'zh-Hant' })
    expect(ui.output).toContain('港都情濃')
    expect(ui.output).toContain('玩家1：選擇一個主要行動')
  })
})

describe('without being asked', () => {
  const automatic = true

  it('a player carries out what is forced, and reads about it', async () => {
    const ui = new ScriptedInterface('take fish', 'quit')
    const game = await sit(duel(), ui, { automatic })
    expect(game.record.moves.map(({ command }) => command)).toEqual(['supply', 'take fish'])
    expect(ui.output).toContain('adds 1 fish and 1 grain to the offers')
  })

  it('a player is still asked where there is a choice, and before the turn ends', async () => {
    const ui = new ScriptedInterface('take fish', 'end', 'quit')
    await sit(duel(), ui, { automatic })
    expect(ui.menus).toHaveLength(3)
    expect(ui.menus[1]).toContain('end')
  })

  it('an undo goes back to the last choice and stays there', async () => {
    const ui = new ScriptedInterface('undo', 'take fish', 'end', 'undo', 'undo', 'board', 'quit')
    const game = await sit(at({ step: 'main', round: 2 }), ui, { automatic, hasRecord: false })
    expect(ui.printed).toContain('This is the start of the game.')
    // The end of the turn with the automatic supply of the next one, then the main action.
    expect(ui.printed.filter((line) => line.startsWith('Undone: '))).toEqual([
      'Undone: supply',
      'Undone: end',
      'Undone: take fish',
    ])
    expect(game.moveNumber).toBe(0)
  })

  it('a player passes if no card can be taken', async () => {
    const opened = openPosition(adapterFor(OTHER_GAME), {
      options: { players: 2 },
      boards: { market: { current: ['library', 'grain-2'] } },
      seats: [{ hand: ['money-6'] }, { money: 0 }],
    })
    const ui = new ScriptedInterface('name market', 'quit')
    const game = await sit(opened, ui, { automatic, hasRecord: false })
    expect(game.moves.map(({ seat, text }) => `${seat} ${text}`)).toEqual(['0 name market', '1 pass'])
  })
})

describe('private information', () => {
  const market: SamplePosition = {
    options: { players: 2 },
    step: 'main',
    town: ['marketplace'],
    special: ['zoo', 'tavern', 'farm', 'diner', 'kiln', 'bakery'],
  }
  const visit = ['enter marketplace', 'pay 1 franc', 'choose fish wood']

  it('is shown between two pauses and then cleared', async () => {
    const ui = new ScriptedInterface(...visit, 'return swapped')
    await sit(at(market), ui, { hasRecord: false })
    const shown = ui.printed.findIndex((line) => line.includes('Only Player 1 may look'))
    const hidden = ui.printed.indexOf('(cleared)')
    // Once for the cards, once for the order in which they were put back.
    expect(ui.printed.filter((line) => line === '(cleared)')).toHaveLength(2)
    expect(shown).toBeGreaterThan(0)
    expect(ui.printed.slice(shown, hidden).join('\n')).toMatch(/Zoo and Tavern/)
    const public_ = [...ui.printed.slice(0, shown), ...ui.printed.slice(hidden)].join('\n')
    expect(public_).not.toMatch(/Zoo|Tavern|Farm/)
  })

  it('can be shown again to its owner', async () => {
    const ui = new ScriptedInterface('hand', ...visit, 'hand', 'return same', 'end', 'hand')
    await sit(at(market), ui, { hasRecord: false })
    expect(ui.printed.filter((line) => line.includes('may look now'))).toHaveLength(2)
    expect(ui.printed.filter((line) => line === 'You have no hidden information.')).toHaveLength(2)
  })

  it('is simply shown to a solo player against bots', async () => {
    const ui = new ScriptedInterface(...visit, 'secrets')
    await sit(at(market), ui, { bots: 'random', hasRecord: false })
    expect(ui.printed).not.toContain('(cleared)')
    expect(ui.output).toContain('Zoo and Tavern')
  })
})

describe('the record of a terminal game', () => {
  it('is saved after every command and can be resumed', async () => {
    const file = join(folder(), 'game.quay')
    await sit(duel(), new ScriptedInterface('supply', 'take fish'), { file })
    const ui = new ScriptedInterface('end', 'quit')
    await sit(openRecord(readFileSync(file, 'utf8')), ui, { file })
    expect(readFileSync(file, 'utf8')).toMatch(/\n2 1 end\n\nunfinished\n$/)
    expect(ui.output).not.toContain('Save the game')
  })

  it('is offered to be saved when no file was named', async () => {
    const file = join(folder(), 'game.quay')
    await sit(duel(), new ScriptedInterface('supply', 'quit', true, file))
    expect(readFileSync(file, 'utf8')).toContain('\n0 1 supply\n')
    const unsaved = new ScriptedInterface('quit')
    await sit(duel(), unsaved)
    expect(unsaved.output).not.toContain('Save the game')
  })

  it('overwrites another file only after confirmation', async () => {
    const file = join(folder(), 'game.quay')
    writeFileSync(file, 'precious')
    await sit(duel(), new ScriptedInterface(`save ${file}`, false))
    expect(readFileSync(file, 'utf8')).toBe('precious')
    await sit(duel(), new ScriptedInterface(`save ${file}`, true, 'supply'))
    expect(readFileSync(file, 'utf8')).toContain('\n0 1 supply\n')
  })

  it('does not end the game when it cannot be written', async () => {
    const ui = new ScriptedInterface(`save ${join(folder(), 'nowhere', 'game.quay')}`, 'supply')
    const game = await sit(duel(), ui)
    expect(game.moveNumber).toBe(1)
    expect(ui.output).toContain('cannot be written (ENOENT)')
  })

  it('does not exist for a game from a position', async () => {
    const file = join(folder(), 'game.quay')
    const ui = new ScriptedInterface(`save ${file}`)
    await sit(at({ step: 'main' }), ui, { hasRecord: false })
    expect(existsSync(file)).toBe(false)
    expect(ui.output).toContain('it has no record')
  })
})

describe('hidden hands', () => {
  const row = adapterFor(OTHER_GAME)

  /** Two players, each with a card that identifies them. */
  const dealt = (): Opened =>
    openPosition(row, {
      options: { players: 2 },
      boards: { bank: { current: ['banker', 'money-2'] } },
      seats: [{ hand: ['lighthouse', 'money-6'] }, { hand: ['museum', 'assistant'] }],
    })

  /** The contents of the screen between two clearings, each with the seat that may look. */
  const screens = (ui: ScriptedInterface): string[] =>
    ui.printed
      .join('\n')
      .split('(cleared)')
      .map((screen) => screen.trim())

  it('are on the screen only while their own seat has it', async () => {
    const ui = new ScriptedInterface('name bank', 'take money-2', 'take banker', 'name docks', 'quit')
    await sit(dealt(), ui, { hasRecord: false })
    const shown = screens(ui)
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

  it('are cleared before the next player is called, and at the end', async () => {
    const ui = new ScriptedInterface('name bank', 'quit')
    await sit(dealt(), ui, { hasRecord: false })
    const called = ui.printed.flatMap((line, place) => (line.includes('may look now') ? [place] : []))
    expect(called).toHaveLength(2)
    expect(ui.printed[(called[1] ?? 0) - 1]).toBe('(cleared)')
    expect(ui.printed.slice(ui.printed.lastIndexOf('(cleared)')).join()).not.toMatch(/Museum|Lighthouse/)
  })

  it('are followed by the moves since then', async () => {
    const ui = new ScriptedInterface('cash 6', 'name bank', 'take money-2')
    await sit(dealt(), ui, { hasRecord: false })
    const second = screens(ui).find((screen) => screen.includes('Only Player 2')) ?? ''
    expect(second).toContain('Player 1 cashes in a money card for $6')
    expect(second).toContain('Player 1 chooses the bank')
  })

  it('are cleared for another seat that acts out of turn', async () => {
    const ui = new ScriptedInterface('as 2 cash 4', 'as 2', 'as 7 pass')
    const game = await sit(dealt(), ui, { hasRecord: false })
    expect(game.moveNumber).toBe(0)
    const calls = ui.printed.filter((line) => line.includes('may look now'))
    expect(calls.map((line) => line.slice(0, 'Only Player 1'.length))).toEqual([
      'Only Player 1',
      'Only Player 2',
      'Only Player 1',
      'Only Player 2',
      'Only Player 1',
    ])
    const refused = screens(ui).find((screen) => screen.includes('no money card')) ?? ''
    expect(refused).toContain('Only Player 2')
    expect(refused).not.toContain('Lighthouse')
    expect(ui.output).toContain('There is no seat 7')
  })

  it('stay on the screen for a second command of the same seat', async () => {
    const ui = new ScriptedInterface('cash 6', 'board', 'hand', 'help')
    await sit(dealt(), ui, { hasRecord: false })
    expect(ui.printed.filter((line) => line.includes('may look now'))).toHaveLength(1)
    expect(ui.output).toContain('as 2 cash 4')
    expect(ui.output).toMatch(/^Hand {2}Lighthouse: 5 VP/m)
  })

  it('are simply shown to a solo player against bots', async () => {
    const ui = new ScriptedInterface('name bank')
    await sit(dealt(), ui, { bots: 'random', hasRecord: false })
    expect(ui.printed).not.toContain('(cleared)')
    expect(ui.output).toContain('Lighthouse')
    expect(ui.output).not.toContain('Museum')
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
    const ui = new ScriptedInterface('done')
    await sit(last, ui, { hasRecord: false })
    const end = screens(ui).at(-1) ?? ''
    expect(end).toMatch(/Lighthouse.*Museum.*share the win/s)
  })
})
