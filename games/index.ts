/** The only list of games; the first one is the default. */
import { Games } from '@quayside/game'
import { leHavre } from '@quayside/le-havre/game'
import { packetRow } from '@quayside/packet-row/game'

export const games = new Games([leHavre, packetRow])
