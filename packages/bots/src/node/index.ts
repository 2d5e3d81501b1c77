export { BotThread, type DecideOptions } from './bot-thread.ts'
export { MatchRunner } from './match-runner.ts'
export { BOT_PROTOCOL, PROGRAM_LIMITS, ProcessBot, type ProgramLimits } from './process-bot.ts'
export { serveBots, serveTournament } from './serve-threads.ts'
export {
  type Arena,
  type Tournament,
  type TournamentPlan,
  type TournamentProgress,
  tournament,
} from './tournament.ts'
