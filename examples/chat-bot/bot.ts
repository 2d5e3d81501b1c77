/**
 * A chat bot, for example for Discord, that runs one game per channel and posts positions as text. Here the
 * standard input replaces the chat: every line is a message of one channel. Replace the last lines with the
 * client of your chat.
 */
import { createInterface } from 'node:readline/promises'
import { askBot } from '@quayside/bots'
import { positionText } from '@quayside/game/position-text'
import { createGame, RefusedError } from '@quayside/kernel'
import { packetRow } from '@quayside/packet-row'
import { bots } from '@quayside/packet-row/bots'
import { packetRow as manifest } from '@quayside/packet-row/game'
import { outliner } from '@quayside/packet-row/outline'

const [outline, language] = await Promise.all([outliner('en'), manifest.language?.('en')])

const newGame = (seed: string) => createGame(packetRow, { players: 2 }, seed)

const games = new Map<string, ReturnType<typeof newGame>>()

/** The text for a channel, with public information only. */
const posted = (channel: string): string => {
  const game = games.get(channel)
  if (game === undefined) return 'No game yet: write !new.'
  if (game.outcome !== null) return language?.outcome(game.outcome).result ?? 'The game is over.'
  return `${positionText(game, outline)}\n${language?.question(game.game.state, game.seat ?? 0) ?? ''}`
}

/** The bot plays the second seat. */
const letBotPlay = async (channel: string): Promise<void> => {
  const game = games.get(channel)
  while (game !== undefined && game.seat === 1) game.play(await askBot(game, bots, 'mate'))
}

const answer = async (channel: string, message: string): Promise<string> => {
  const game = games.get(channel)
  if (message === '!new') games.set(channel, newGame(`${channel}-${games.size}`))
  else if (message === '!commands') return game?.commands().join('\n') ?? posted(channel)
  else if (message.startsWith('!play ') && game !== undefined)
    try {
      game.play(message.slice('!play '.length))
    } catch (problem) {
      if (!(problem instanceof RefusedError)) throw problem
      return language?.refusal(problem.refusal) ?? problem.message
    }
  await letBotPlay(channel)
  return posted(channel)
}

for await (const line of createInterface({ input: process.stdin })) console.log(await answer('harbour', line))
