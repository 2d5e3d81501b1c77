import { parentPort } from 'node:worker_threads'
import { askBot } from '@quayside/bots'
import { replayGame } from '@quayside/kernel'
import { leHavre } from '@quayside/le-havre'
import { bots } from '@quayside/le-havre/bots'

const answer = async ({ record, level }: { record: string; level: string }): Promise<void> => {
  parentPort?.postMessage(await askBot(replayGame(leHavre, record), bots, level))
}

parentPort?.on('message', (question: { record: string; level: string }) => void answer(question))
