import { messages as common } from '../../../common/messages/zh-Hant.ts'
import { messages as online } from '../../online/messages/zh-Hant.ts'
import { messages as shell } from '../../shell/messages/zh-Hant.ts'
import { makeHouseTexts } from '../texts.ts'

export const texts = makeHouseTexts('zh-Hant', { common, shell, online })
