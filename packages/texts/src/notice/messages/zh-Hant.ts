import type { NoticeCatalogue } from '../parameters.ts'

export const messages: NoticeCatalogue = {
  'turn.title': '《{game}》輪到您了',
  'turn.body': '同桌玩家：{names}。',
  'reminder.title': '《{game}》正在等您',
  'reminder.body': '剩餘時間：{hours, plural, =0 {不到1小時} other {#小時}}。同桌玩家：{names}。',
  'several.title': '有{count}桌遊戲在等您',
  'several.line': '《{game}》：{names}',
  link: '前往牌桌：{url}',
}
