import { messages as board } from '../board/messages/en.ts'
import { messages as online } from '../online/messages/en.ts'
import { messages as replay } from '../replay/messages/en.ts'
import { messages as shell } from '../shell/messages/en.ts'
import { makeTableTexts } from '../texts.ts'
import { messages as tray } from '../tray/messages/en.ts'

export const texts = makeTableTexts('en', { board, tray, shell, online, replay })
