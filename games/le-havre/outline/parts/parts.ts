/** The situation, part by part. */
import type { Part } from '@quayside/game/outline/telling.ts'
import type { Speaker } from '../speaker.ts'
import { roundEndPart, turnsPart } from './coming.ts'
import { harbourPart } from './harbour.ts'
import { ownPart } from './own-cards.ts'
import { proposalsPart, shipsPart } from './piles.ts'
import { everybody } from './players.ts'
import { goodsPart, offersPart } from './quay.ts'

export const partsOf = (speaker: Speaker): readonly Part[] => [
  everybody(speaker),
  offersPart(speaker),
  goodsPart(speaker),
  harbourPart(speaker),
  turnsPart(speaker),
  ownPart(speaker),
  proposalsPart(speaker),
  shipsPart(speaker),
  roundEndPart(speaker),
]
