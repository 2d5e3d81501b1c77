/** Checks the compressed sizes of the built site against their limits. */
import process from 'node:process'
import { buildIfStale, SITE } from '@quayside/web/serve'
import { budgetText, isOver, measure } from '../../packages/web/build/size-budget.ts'
import { readOptions } from '../options.ts'

readOptions('budget', {})

await buildIfStale()
const measures = await measure(SITE)
console.log(budgetText(measures))
if (measures.some(isOver)) process.exitCode = 1
