import { messages, names } from '../../messages/zh-Hant.ts'
import { makeTexts } from '../texts.ts'

export const texts = makeTexts('zh-Hant', names, messages)
