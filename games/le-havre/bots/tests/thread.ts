/** Worker entry: serves a tournament if a plan is given, otherwise decisions of bots. */
import { workerData } from 'node:worker_threads'
import { serveBots, serveTournament } from '@quayside/bots/node'
import { find } from './sample-states.ts'

if (workerData) await serveTournament(find)
else serveBots(find)
