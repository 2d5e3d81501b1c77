import { inModule } from '../../building.ts'
import { cattleDrive } from './cattle-drive.ts'
import { dunny } from './dunny.ts'
import { junkyard } from './junkyard.ts'
import { loggingCamp } from './logging-camp.ts'
import { msDagmar } from './ms-dagmar.ts'
import { pawnbrokers } from './pawnbrokers.ts'
import { piratesLair } from './pirates-lair.ts'

/** In order of their numbers. */
export const ESSEN_2008 = inModule('essen-2008', [
  dunny,
  loggingCamp,
  msDagmar,
  pawnbrokers,
  piratesLair,
  junkyard,
  cattleDrive,
])
