import { messages as board } from '../board/messages/es.ts'
import { messages as online } from '../online/messages/es.ts'
import { messages as replay } from '../replay/messages/es.ts'
import { messages as shell } from '../shell/messages/es.ts'
import { makeTableTexts } from '../texts.ts'
import { messages as tray } from '../tray/messages/es.ts'

export const texts = makeTableTexts('es', { board, tray, shell, online, replay })
