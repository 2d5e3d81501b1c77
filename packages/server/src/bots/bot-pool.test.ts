import { SAMPLE_GAME } from '@quayside/games/testing'
import { accept, type Result } from '@quayside/kernel'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BotPool, type BotWorker, type PoolQuestion, type PoolSettings } from './bot-pool.ts'

const question = (room: string, seed = '', wanted = () => true): PoolQuestion => ({
  room,
  owner: room,
  address: null,
  game: SAMPLE_GAME,
  level: 'mate',
  position: {},
  seat: 0,
  seed,
  wanted,
})

type Decide = BotWorker['decide']

const opened: BotPool[] = []

/** Otherwise a pending request could fail during another test. */
afterEach(async () => {
  for (const pool of opened.splice(0)) await pool.close()
})

/** A pool with fake threads that decide by `decide`, and a log of what they did. */
const poolOf = (decide: Decide, settings: Partial<PoolSettings> = {}): { pool: BotPool; log: string[] } => {
  const log: string[] = []
  let started = 0
  const start = (): BotWorker => {
    started++
    const name = `thread ${started}`
    log.push(`${name} starts`)
    return {
      decide,
      close: () => {
        log.push(`${name} ends`)
        return Promise.resolve()
      },
    }
  }
  const pool = new BotPool({ threads: 1, start, ...settings })
  opened.push(pool)
  return { pool, log }
}

/** Answers requests in order, each on `release`. */
const inHand = (): { decide: Decide; asked: string[]; release(): void } => {
  const asked: string[] = []
  const waiting: ((answer: Result<string>) => void)[] = []
  return {
    asked,
    decide: ({ seed }) => {
      asked.push(seed)
      return new Promise((resolve) => {
        waiting.push(resolve)
      })
    },
    release: () => waiting.shift()?.(accept('supply')),
  }
}

const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

describe('the bot pool', () => {
  it('fails a request when no thread can be started, and tries again with the next', async () => {
    let isFull = true
    const scarce = new BotPool({
      threads: 1,
      start: () => {
        if (isFull) throw new Error('no thread to be had')
        return { decide: () => Promise.resolve(accept('supply')), close: () => Promise.resolve() }
      },
    })
    await expect(scarce.decide(question('a'))).rejects.toThrow('no thread to be had')
    isFull = false
    expect(await scarce.decide(question('a'))).toEqual(accept('supply'))
    await scarce.close()
  })

  it('starts threads on demand, and no more than allowed', async () => {
    const hand = inHand()
    const { pool, log } = poolOf(hand.decide, { threads: 2 })
    expect(pool.threads).toBe(0)
    const answers = ['a', 'b', 'c'].map((room) => pool.decide(question(room, room)))
    expect([log, pool.thinking, pool.waiting]).toEqual([['thread 1 starts', 'thread 2 starts'], 2, 1])
    for (let answer = 0; answer < 3; answer++) {
      hand.release()
      await settled()
    }
    expect(await Promise.all(answers)).toEqual([accept('supply'), accept('supply'), accept('supply')])
    expect([pool.threads, pool.thinking]).toEqual([2, 0])
  })

  it('serves rooms in turn', async () => {
    const hand = inHand()
    const { pool } = poolOf(hand.decide)
    for (const seed of ['a1', 'a2', 'a3', 'b1']) void pool.decide(question(seed.slice(0, 1), seed))
    for (let answer = 0; answer < 4; answer++) {
      await settled()
      hand.release()
    }
    expect(hand.asked).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  it('serves hosts in turn, however many rooms each has', async () => {
    const hand = inHand()
    const { pool } = poolOf(hand.decide)
    for (const seed of ['a1', 'a2', 'a3', 'b1']) {
      const owner = seed.slice(0, 1)
      void pool.decide({ ...question(seed, seed), owner })
    }
    for (let answer = 0; answer < 4; answer++) {
      await settled()
      hand.release()
    }
    expect(hand.asked).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  /** A host over budget with one bot thinking and another waiting. */
  const overBudget = async (address: string | null = null, ownerSeconds = 1) => {
    let hurried = 0
    const asked: string[] = []
    const open = new Map<string, () => void>()
    const decide: Decide = ({ seed }, { signal }) => {
      asked.push(seed)
      return new Promise((resolve) => {
        open.set(seed, () => resolve(accept('supply')))
        signal.addEventListener('abort', () => resolve(accept('hurried')))
      })
    }
    let now = 0
    const { pool } = poolOf(decide, { ownerSeconds, hurried: () => hurried++, now: () => now })
    const ask = (owner: string, seed: string, from: string | null = null) =>
      pool.decide({ ...question(seed, seed), owner, address: from })
    const first = ask('greedy', 'greedy-1', address)
    now += 300
    open.get('greedy-1')?.()
    await first
    const thinking = ask('greedy', 'greedy-2', address)
    const waiting = ask('greedy', 'greedy-3', address)
    const later = (): void => {
      now += 1000
    }
    return { ask, asked, open, thinking, waiting, later, hurried: () => hurried }
  }

  it('cuts short the bots of a host over budget when another host waits, and serves that one first', async () => {
    const { ask, asked, open, thinking, waiting, later, hurried } = await overBudget()
    expect(hurried()).toBe(0)
    const other = ask('odile', 'odile-1')
    expect(await thinking).toEqual(accept('hurried'))
    await settled()
    expect([asked.at(-1), hurried()]).toEqual(['odile-1', 1])
    open.get('odile-1')?.()
    expect(await other).toEqual(accept('supply'))
    await settled()
    // The thread is reserved for her next decision.
    expect(asked.at(-1)).toBe('odile-1')
    const next = ask('odile', 'odile-2')
    expect(asked.at(-1)).toBe('odile-2')
    open.get('odile-2')?.()
    await next
    later()
    while (asked.at(-1) !== 'greedy-3') await settled()
    open.get('greedy-3')?.()
    expect(await waiting).toEqual(accept('supply'))
  })

  it('lets a host with one room come before a host with many, even within their budgets', async () => {
    let hurried = 0
    const asked: string[] = []
    const decide: Decide = ({ seed }, { signal }) => {
      asked.push(seed)
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(accept('hurried'))))
    }
    const { pool } = poolOf(decide, { hurried: () => hurried++ })
    const ask = (owner: string, seed: string) => pool.decide({ ...question(seed, seed), owner })
    const first = ask('club', 'club-1')
    void ask('club', 'club-2')
    void ask('odile', 'odile-1')
    expect(hurried).toBe(0)
    void ask('club', 'club-3')
    void ask('mateo', 'mateo-1')
    expect(await first).toEqual(accept('hurried'))
    await settled()
    expect([asked, hurried]).toEqual([['club-1', 'odile-1'], 1])
  })

  it('does not reserve a thread for long', async () => {
    const hand = inHand()
    let now = 0
    const { pool } = poolOf(hand.decide, { now: () => now })
    const ask = (owner: string, seed: string) => pool.decide({ ...question(seed, seed), owner })
    void ask('odile', 'odile-1')
    for (const seed of ['club-1', 'club-2', 'club-3']) void ask('club', seed)
    for (let turn = 1; hand.asked.at(-1) !== 'club-1'; turn++) {
      hand.release()
      await settled()
      now += 50
      // She keeps getting answers.
      if (hand.asked.at(-1) !== 'club-1') void ask('odile', `odile-${turn + 1}`)
    }
    expect(now).toBeGreaterThanOrEqual(1000)
    expect(now).toBeLessThan(1200)
  })

  it('charges the hosts of one address together as well', async () => {
    // Half of one thread is 30 seconds per minute, a quarter of it as a burst: more than was used here.
    const within = await overBudget('2001:db8::/64', 1000)
    void within.ask('puppet', 'puppet-1', '2001:db8::/64')
    await settled()
    expect(within.hurried()).toBe(0)
    const over = await overBudget('2001:db8::/64')
    void over.ask('odile', 'odile-1', '192.0.2.1')
    expect(await over.thinking).toEqual(accept('hurried'))
  })

  it('skips requests whose answer is no longer needed', async () => {
    const hand = inHand()
    const { pool } = poolOf(hand.decide)
    let wanted = true
    void pool.decide(question('a', 'a1'))
    const stale = pool.decide(question('b', 'b1', () => wanted))
    wanted = false
    hand.release()
    expect(await stale).toMatchObject({ ok: false, refusal: { code: 'no-longer-needed' } })
    expect(hand.asked).toEqual(['a1'])
  })

  it('replaces a thread that crashes, and fails its request', async () => {
    let broken = true
    const { pool, log } = poolOf(() => {
      if (!broken) return Promise.resolve(accept('supply'))
      broken = false
      return Promise.reject(new Error('out of memory'))
    })
    await expect(pool.decide(question('a'))).rejects.toThrow('out of memory')
    expect(await pool.decide(question('a'))).toEqual(accept('supply'))
    expect(log).toEqual(['thread 1 starts', 'thread 1 ends', 'thread 2 starts'])
  })

  it('leaves no timer behind when a thread cannot be asked', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { pool } = poolOf(() => {
        throw new Error('no memory for the question')
      })
      await expect(pool.decide(question('a'))).rejects.toThrow('no memory for the question')
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('makes a bot return its best answer when its time is up', async () => {
    const { pool, log } = poolOf(
      (_, { signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve(accept('end')))
        }),
      { thinkMs: 5, graceMs: 10_000 },
    )
    expect(await pool.decide(question('a'))).toEqual(accept('end'))
    expect(log).toEqual(['thread 1 starts'])
  })

  it('replaces a thread that does not return an answer even then', async () => {
    const times: (number | null)[] = []
    const { pool, log } = poolOf(() => new Promise(() => undefined), {
      thinkMs: 5,
      graceMs: 5,
      onDecided: (_, thought) => times.push(thought),
    })
    await expect(pool.decide(question('a'))).rejects.toThrow('timed out')
    expect([log, times]).toEqual([['thread 1 starts', 'thread 1 ends'], [null]])
  })

  it('stops idle threads, and starts new ones when needed', async () => {
    const { pool, log } = poolOf(() => Promise.resolve(accept('end')), { idleMs: 1 })
    await pool.decide(question('a'))
    while (pool.threads > 0) await settled()
    await pool.decide(question('a'))
    expect(log).toEqual(['thread 1 starts', 'thread 1 ends', 'thread 2 starts'])
  })

  it('stops all threads with the server, and settles every request', async () => {
    const hand = inHand()
    const { pool, log } = poolOf(hand.decide)
    const thinking = pool.decide(question('a'))
    const waiting = pool.decide(question('b'))
    await pool.close()
    expect(await thinking).toMatchObject({ ok: false, refusal: { code: 'shutting-down' } })
    expect(await waiting).toMatchObject({ ok: false, refusal: { code: 'shutting-down' } })
    expect(await pool.decide(question('c'))).toMatchObject({ refusal: { code: 'shutting-down' } })
    expect(log).toEqual(['thread 1 starts', 'thread 1 ends'])
  })
})
