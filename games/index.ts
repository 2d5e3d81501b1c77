/** The only list of games. The first one is played when nobody names a game. */
import { Games } from '@quayside/game'
import { leHavre } from '@quayside/le-havre/game'
import { packetRow } from '@quayside/packet-row/game'

export const games = new Games([leHavre, packetRow])
