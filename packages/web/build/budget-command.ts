/** `npm run budget`: the sizes of the built site, compressed as they travel; fails when one is over its limit. */
import process from 'node:process'
import { buildIfStale, SITE } from '../serve/build-if-stale.ts'
import { budgetText, isOver, measure } from './budget.ts'

await buildIfStale()
const measures = await measure(SITE)
console.log(budgetText(measures))
if (measures.some(isOver)) process.exitCode = 1
