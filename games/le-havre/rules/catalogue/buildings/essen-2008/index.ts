import { inModule } from '../../building.ts'
import { cattleDrive } from './cattle-drive.ts'
import { constructionSite } from './construction-site.ts'
import { diveBar } from './dive-bar.ts'
import { dunny } from './dunny.ts'
import { junkyard } from './junkyard.ts'
import { loggingCamp } from './logging-camp.ts'
import { msDagmar } from './ms-dagmar.ts'
import { pawnbrokers } from './pawnbrokers.ts'
import { picketLine } from './picket-line.ts'
import { piratesLair } from './pirates-lair.ts'
import { tobaccoFactory } from './tobacco-factory.ts'
import { workersCottages } from './workers-cottages.ts'

/** In order of their numbers. */
export const ESSEN_2008 = inModule('essen-2008', [
  dunny,
  workersCottages,
  constructionSite,
  loggingCamp,
  msDagmar,
  pawnbrokers,
  piratesLair,
  junkyard,
  diveBar,
  picketLine,
  tobaccoFactory,
  cattleDrive,
])
