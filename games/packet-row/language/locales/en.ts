import { messages, names } from '../../messages/en.ts'
import { makeTexts } from '../texts.ts'

export const texts = makeTexts('en', names, messages)
