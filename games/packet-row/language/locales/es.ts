import { messages, names } from '../../messages/es.ts'
import { makeTexts } from '../texts.ts'

export const texts = makeTexts('es', names, messages)
