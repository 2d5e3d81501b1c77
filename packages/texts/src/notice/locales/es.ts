import { makeArea } from '../../table/area.ts'
import { messages } from '../messages/es.ts'
import type { NOTICE } from '../parameters.ts'

export const notice = makeArea<typeof NOTICE>('es', messages)
