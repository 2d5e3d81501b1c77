import { names } from '../../messages/names/zh-Hant.ts'
import { messages } from '../../messages/zh-Hant.ts'
import { makeTexts } from '../texts.ts'

export const texts = makeTexts('zh-Hant', names, messages)
