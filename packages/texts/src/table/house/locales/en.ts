import { messages as common } from '../../../common/messages/en.ts'
import { messages as online } from '../../online/messages/en.ts'
import { messages as shell } from '../../shell/messages/en.ts'
import { makeHouseTexts } from '../texts.ts'

export const texts = makeHouseTexts('en', { common, shell, online })
