import { messages as board } from '../board/messages/fr.ts'
import { messages as online } from '../online/messages/fr.ts'
import { messages as replay } from '../replay/messages/fr.ts'
import { messages as shell } from '../shell/messages/fr.ts'
import { makeTableTexts } from '../texts.ts'
import { messages as tray } from '../tray/messages/fr.ts'

export const texts = makeTableTexts('fr', { board, tray, shell, online, replay })
