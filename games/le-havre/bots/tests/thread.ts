/** A thread of bots, or of a tournament where one is planned. */
import { workerData } from 'node:worker_threads'
import { serveBots, serveTournament } from '@quayside/bots/node'
import { find } from './tables.ts'

if (workerData) await serveTournament(find)
else serveBots(find)
