import { messages, names } from '../../messages/fr.ts'
import { makeTexts } from '../texts.ts'

export const texts = makeTexts('fr', names, messages)
