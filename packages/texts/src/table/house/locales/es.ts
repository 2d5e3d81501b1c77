import { messages as common } from '../../../common/messages/es.ts'
import { messages as online } from '../../online/messages/es.ts'
import { messages as shell } from '../../shell/messages/es.ts'
import { makeHouseTexts } from '../texts.ts'

export const texts = makeHouseTexts('es', { common, shell, online })
