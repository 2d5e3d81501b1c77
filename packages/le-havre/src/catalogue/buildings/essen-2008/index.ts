import { inModule } from '../../building.ts'
import { junkyard } from './junkyard.ts'
import { loggingCamp } from './logging-camp.ts'
import { msDagmar } from './ms-dagmar.ts'
import { pawnbrokers } from './pawnbrokers.ts'

/** In order of their numbers. */
export const ESSEN_2008 = inModule('essen-2008', [loggingCamp, msDagmar, pawnbrokers, junkyard])
