import { makeArea } from '../../table/area.ts'
import { messages } from '../messages/fr.ts'
import type { NOTICE } from '../parameters.ts'

export const notice = makeArea<typeof NOTICE>('fr', messages)
