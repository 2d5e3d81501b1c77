import { messages } from '../../messages/es.ts'
import { names } from '../../messages/names/es.ts'
import { makeTexts } from '../texts.ts'

export const texts = makeTexts('es', names, messages)
