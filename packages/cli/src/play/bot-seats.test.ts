import { OTHER_GAME, SAMPLE_GAME } from '@quayside/games/testing'
import { describe, expect, it } from 'vitest'
import { CliError } from '../cli-error.ts'
import { adapterFor } from '../games/game-registry.ts'
import { loadCliMessages } from '../messages/index.ts'
import { parseBotSpecs, seatBots } from './bot-seats.ts'
import { botName } from './terminal-context.ts'

const seated = async (text: string, seats: number, game = SAMPLE_GAME): Promise<string[]> => {
  const bots = await seatBots(adapterFor(game), seats, parseBotSpecs(text))
  return [...bots].map(([seat, { name }]) => `${seat + 1} ${name}`)
}

const refusal = async (text: string, seats = 3, game = SAMPLE_GAME): Promise<string> => {
  try {
    return (await seated(text, seats, game)).join()
  } catch (problem) {
    return problem instanceof CliError ? problem.report.code : 'crash'
  }
}

describe('bots in a terminal game', () => {
  it('take the last seats in the order they are named', async () => {
    expect(await seated('captain,mate', 4)).toEqual(['3 captain', '4 mate'])
    expect(await seated(' captain , deckhand:2', 4)).toEqual(['2 captain', '3 deckhand', '4 deckhand'])
  })

  it('fill every seat but the first when a single name is given', async () => {
    expect(await seated('commodore', 3)).toEqual(['2 commodore', '3 commodore'])
    expect(await seated('commodore', 1)).toEqual([])
    expect(await seated('random:3', 3)).toEqual(['1 random', '2 random', '3 random'])
  })

  it('are known by the names of version 0.1 too', async () => {
    expect(await seated('harbourmaster,bosun', 3)).toEqual(['2 commodore', '3 bosun'])
  })

  it('may have another budget', async () => {
    expect(await seated('uct@50:1', 2)).toEqual(['2 uct@50'])
    expect(await seated('commodore+,mate', 3)).toEqual(['2 commodore+', '3 mate'])
    expect(await refusal('mate+')).toBe('unknown-bot')
  })

  it('are those of the game', async () => {
    expect(await refusal('nobody')).toBe('unknown-bot')
    expect(await refusal('heuristic-tuned', 3, OTHER_GAME)).toBe('unknown-bot')
    expect(await refusal('')).toBe('unknown-bot')
    expect(await refusal('./my-bot')).toBe('unknown-bot')
    expect(await refusal('uct@soon')).toBe('bad-budget')
    expect(await refusal('mate,mate,mate,mate')).toBe('too-many-bots')
  })

  it('have a translated level name in every language, and a baseline its own name', async () => {
    expect(botName('captain', (await loadCliMessages('fr')).say)).toBe('capitaine')
    expect(botName('captain', (await loadCliMessages('zh-Hant')).say)).toBe('船長')
    expect(botName('commodore+', (await loadCliMessages('es')).say)).toBe('comodoro+')
    expect(botName('uct@50', (await loadCliMessages('es')).say)).toBe('uct@50')
  })
})
