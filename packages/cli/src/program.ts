import { Command } from 'commander'
import { examples } from './flags.ts'
import type { Io } from './io.ts'
import { LANGUAGES } from './language.ts'
import { addAdvise } from './verbs/advise.ts'
import { addArena } from './verbs/arena.ts'
import { addCatalogue } from './verbs/catalogue.ts'
import { addEngine } from './verbs/engine.ts'
import { addNew } from './verbs/new.ts'
import { addOperator } from './verbs/operator.ts'
import { addPerft } from './verbs/perft.ts'
import { addPlay } from './verbs/play.ts'
import { addReview } from './verbs/review.ts'
import { addServe } from './verbs/serve.ts'
import { addShow } from './verbs/show.ts'
import { addSimulate } from './verbs/simulate.ts'
import { addStore } from './verbs/store.ts'
import { addVerify } from './verbs/verify.ts'
import { VERSION } from './version.ts'

export const program = (io: Io): Command => {
  const quayside = new Command('quayside')
    .description('Harbor board games as exact rules: play, replay, check and measure them.')
    .version(VERSION)
    .option('--lang <language>', `texts in ${LANGUAGES.join(', ')}; otherwise as the locale says`)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
    })
    .exitOverride()
    .showHelpAfterError('(add --help for what is possible)')
    .addHelpText(
      'after',
      `${examples(
        ['quayside play', 'play in this terminal'],
        ['quayside new --players 2 -o duel.quay', 'begin a record'],
        ['quayside show duel.quay', 'see where it stands'],
        ['quayside verify duel.quay', 'replay it'],
        ['quayside advise duel.quay', 'ask what would be good to do'],
      )}

Exit status: 0 done, 1 what was given is refused, 2 the command line is wrong.`,
    )
  for (const add of [
    addPlay,
    addNew,
    addShow,
    addVerify,
    addAdvise,
    addReview,
    addCatalogue,
    addSimulate,
    addPerft,
    addArena,
    addEngine,
    addServe,
    addStore,
    addOperator,
  ])
    add(quayside, io)
  return quayside
}
