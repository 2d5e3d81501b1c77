import { type MatchResult, playMatch } from '@quayside/bots'
import { ProcessBot } from '@quayside/bots/node'
import { describe, expect, it } from 'vitest'
import { game } from './sample-states.ts'

/** A program that greets, then runs `decide` with `params`, `reply` and the number of requests `asked`. */
const script = (decide: string): string[] => [
  process.execPath,
  '-e',
  `let asked = 0
  const reply = (id, result) => console.log(JSON.stringify({ id, result }))
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, method, params } = JSON.parse(line)
    if (method === 'hello') reply(id, {})
    if (method === 'quit') process.exit()
    if (method === 'decide') { asked++; ${decide} }
  })`,
]

const WELL_BEHAVED = 'reply(id, { command: params.commands[0] })'

const LIMITS = { milliseconds: 4000, startMilliseconds: 30_000 }

const { rules, levels } = game

const chance = {
  decide: (view: unknown, seat: number, seed: string) =>
    levels['random']?.bot.decide(view, seat, { nodes: 1 }, seed),
}

const play = (program: ProcessBot, seed = 'programs'): Promise<MatchResult> =>
  playMatch(rules, { options: { players: 2, version: 'short' }, seed, players: [program, chance] })

const failing = async (commandLine: readonly string[], limits = LIMITS): Promise<MatchResult> => {
  const program = new ProcessBot(rules, commandLine, limits)
  try {
    return await play(program)
  } finally {
    program.close()
  }
}

describe('a program', () => {
  it('plays whole games', async () => {
    const program = new ProcessBot(rules, script(WELL_BEHAVED), LIMITS)
    const first = await play(program, 'first')
    const second = await play(program, 'second')
    program.close()
    expect([...first.forfeits, ...second.forfeits]).toEqual([])
  })

  it('receives its seat’s view as JSON and the commands in notation', async () => {
    const check = `
      const fits = params.game === 'le-havre' && params.seat === 1 && params.position.viewer === 1 &&
        params.commands.length > 1 && params.milliseconds === 4000 && params.seed.length > 0 &&
        params.position.seats['2'] && params.position.tiles.length === 7
      reply(id, { command: fits ? params.commands[0] : 'nothing fits' })`
    expect((await failing(script(check))).forfeits).toEqual([])
  })

  it('may answer with any legal command, not only with the listed ones', async () => {
    const shout = `reply(id, { command: '  ' + params.commands[0].toUpperCase() })`
    expect((await failing(script(shout))).forfeits).toEqual([])
  })

  it.each([
    ['crashes', `if (asked === 3) process.exit(3); ${WELL_BEHAVED}`, 'crashed', /exit status 3/],
    [
      'throws',
      `if (asked === 3) throw new Error('lost my way'); ${WELL_BEHAVED}`,
      'crashed',
      /exit status 1/,
    ],
    ['names what is illegal', `reply(id, { command: 'take rum' })`, 'illegal-command', /take rum/],
    ['names what is not its to do', `reply(id, { command: 'enter bank' })`, 'illegal-command', /enter bank/],
    ['says nothing useful', `reply(id, {})`, 'bad-answer', /command/],
    ['talks', `console.log('let me think ...')`, 'bad-answer', /let me think/],
    ['complains', `console.log(JSON.stringify({ id, error: 'no idea' }))`, 'bad-answer', /no idea/],
  ])('that %s forfeits, comes last, and the game goes on', async (_, decide, reason, detail) => {
    const { forfeits, places, commands } = await failing(script(decide))
    expect(forfeits).toMatchObject([{ seat: 0, reason }])
    expect(forfeits[0]?.detail).toMatch(detail)
    expect(places).toEqual([2, 1])
    expect(commands).toBeGreaterThan(50)
  })

  it('that does not answer forfeits when its time is up', async () => {
    const { forfeits } = await failing(script(''), { ...LIMITS, milliseconds: 50 })
    expect(forfeits).toMatchObject([{ reason: 'timed-out', detail: 'no answer within 50 ms' }])
  })

  it('that answers too late is ignored', async () => {
    const late = `setTimeout(() => reply(id, { command: params.commands[0] }), 400)`
    expect((await failing(script(late), { ...LIMITS, milliseconds: 50 })).forfeits).toHaveLength(1)
  })

  it.each([
    ['is not there', ['./no-such-program']],
    ['ends immediately', [process.execPath, '-e', '']],
    ['never greets', [process.execPath, '-e', 'process.stdin.resume()']],
  ])('that %s forfeits from the start', async (_, commandLine) => {
    const { forfeits } = await failing(commandLine, { milliseconds: 50, startMilliseconds: 1500 })
    expect(forfeits).toMatchObject([{ seat: 0, reason: 'did-not-start' }])
  })

  it('that failed is started again for the next game', async () => {
    const once = new ProcessBot(
      rules,
      script(`if (params.seed.startsWith('bad')) process.exit(1); ${WELL_BEHAVED}`),
      LIMITS,
    )
    const bad = await play(once, 'bad')
    const good = await play(once, 'good')
    once.close()
    expect([bad.forfeits.length, good.forfeits.length]).toEqual([1, 0])
  })
})
