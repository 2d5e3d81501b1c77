import type { LessonCatalogue } from './index.ts'

export const messages: LessonCatalogue = {
  'step.packet-row.goal.title': '分數決定勝負',
  'step.packet-row.goal.body':
    '遊戲結束時，勝利點數卡、每滿10美元與銀行家都能得分。這是你的手牌，別人看不到；金錢與船則是公開的。',
  'step.packet-row.areas.title': '四個區域',
  'step.packet-row.areas.body':
    '每個區域都有現在可拿的牌，以及接下來會出現的牌。只有港務長詢問的區域才能拿牌。',
  'step.packet-row.take.title': '市場問你要不要拿',
  'step.packet-row.take.body':
    'Odile是港務長，選了市場。你的合約需要3張毛皮運往西班牙：拿走毛皮。貨物要立刻付錢，每輪只能拿一張牌。',
  'step.packet-row.pass.title': '跳過就是等待',
  'step.packet-row.pass.body':
    '現在港務長是Mateo，他選了公會大廳。那裡沒有你需要的牌，所以跳過。如果他再選別的區域，會再問你；如果他拿了牌，這一輪就結束。',
  'step.packet-row.ship.title': '前往西班牙的船',
  'step.packet-row.ship.body':
    '等待是對的：碼頭開放了。你的毛皮要運往西班牙，所以拿走前往西班牙的商船。船不用錢，會放在你面前。',
  'step.packet-row.deliver.title': '交貨',
  'step.packet-row.deliver.body':
    '合約、貨物與船都齊了。你隨時可以交貨，即使正在詢問別人：棄掉這些牌，並獲得報酬。',
  'step.packet-row.name.title': '你是港務長',
  'step.packet-row.name.body':
    '港務長由大家輪流擔任。你選一個區域，其他人先選牌。你還用得上一艘船：選擇碼頭。',
  'step.packet-row.master.title': '港務長最後拿牌',
  'step.packet-row.master.body':
    '剩下的就是你的。拿走這艘船：港務長拿牌後，這一輪就結束。如果跳過，你就要再選另一個區域。',
  'step.packet-row.helpers.title': '幫手補上缺口',
  'step.packet-row.helpers.body':
    '金塊可以當作任何貨物，貿易商把一張牌上的貨物變成別種，船長讓一艘船改變目的地。用你的金塊與船長交付棉花。',
  'step.packet-row.assistant.title': '提早一步',
  'step.packet-row.assistant.body': '助手可以替你拿走未來供應的牌，價格仍要照付。商品交易所有六分：拿走它。',
  'step.packet-row.score.title': '這就是《郵船街》',
  'step.packet-row.score.body':
    '銀行無法補滿，遊戲因此結束。大家有最後一次交貨機會，之後計算牌、金錢與銀行家的分數。接下來不妨和兩位電腦玩一場。',
}
