import { messages } from '../messages/en.ts'
import { names } from '../names/en.ts'
import { makeTexts } from '../texts.ts'

export const texts = makeTexts('en', names, messages)
