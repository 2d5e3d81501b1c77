import { messages as board } from '../board/messages/es.ts'
import { messages as replay } from '../replay/messages/es.ts'
import { makeBoardTexts } from '../texts.ts'
import { messages as tray } from '../tray/messages/es.ts'

export const texts = makeBoardTexts('es', { board, tray, replay })
