export { BotThread, type Patience } from './bot-thread.ts'
export { Hall } from './hall.ts'
export { BOT_PROTOCOL, PROGRAM_LIMITS, Program, type ProgramLimits } from './program.ts'
export { serveBots, serveTournament } from './serve-threads.ts'
export {
  type Arena,
  type Tournament,
  type TournamentPlan,
  type TournamentProgress,
  tournament,
} from './tournament.ts'
