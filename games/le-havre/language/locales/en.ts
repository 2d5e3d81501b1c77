import { messages } from '../../messages/en.ts'
import { names } from '../../messages/names/en.ts'
import { makeTexts } from '../texts.ts'

export const texts = makeTexts('en', names, messages)
