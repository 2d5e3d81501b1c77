import { messages } from '../../messages/fr.ts'
import { names } from '../../messages/names/fr.ts'
import { makeTexts } from '../texts.ts'

export const texts = makeTexts('fr', names, messages)
