import { makeArea } from '../../table/area.ts'
import { messages } from '../messages/en.ts'
import type { NOTICE } from '../parameters.ts'

export const notice = makeArea<typeof NOTICE>('en', messages)
