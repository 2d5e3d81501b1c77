import { makeArea } from '../../table/area.ts'
import { messages } from '../messages/zh-Hant.ts'
import type { NOTICE } from '../parameters.ts'

export const notice = makeArea<typeof NOTICE>('zh-Hant', messages)
