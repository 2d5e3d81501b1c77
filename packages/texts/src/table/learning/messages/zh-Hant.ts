import type { LearningCatalogue } from '../parameters.ts'

export const messages: LearningCatalogue = {
  lesson: '課程：{game}',
  'coach.step': '第{step}步，共{steps}步',
  'coach.back': '上一步',
  'coach.forward': '下一步',
  'coach.got-it': '明白了',
  'coach.show': '示範一次',
  'coach.leave': '離開',
  'coach.leave.hint': '可隨時離開，進度停在第{step}步。',
  'coach.finish': '完成',
  'coach.between': '先完成這一步',
  'coach.between.hint': '回答問題，課程就會繼續。',
  'coach.others': '其他玩家正在行動，輪到你時課程會繼續。',
  'coach.hide': '隱藏課程',
  'coach.unhide': '顯示課程',
  'step.le-havre.goal.title': '接手一座港口',
  'step.le-havre.goal.body':
    '遊戲結束時只計算法郎、建築物與船，貨物沒有價值。這裡是你的財產，總和就是你的財富。財富最多者獲勝。',
  'step.le-havre.rounds.title': '最後兩輪',
  'step.le-havre.rounds.body':
    '一輪有七個回合，依序進行。結束後，每位玩家要支付這裡標示的食物。最後一輪之後，每位玩家還有一次最後行動。',
  'step.le-havre.offer.title': '碼頭上有木材',
  'step.le-havre.offer.body':
    '每回合開始時會送來兩種貨物。接著只做一件事：拿走一個供給區的全部貨物，或使用一棟建築物。選擇木材，再確認。',
  'step.le-havre.end-of-turn.title': '結束回合',
  'step.le-havre.end-of-turn.body':
    '除了主要行動，你還可以買賣建築物與船，也可以償還貸款。現在都不需要：結束你的回合。',
  'step.le-havre.build.title': '建造造船廠',
  'step.le-havre.build.body':
    '使用建築物時，把你的人物放進去；人物還在裡面時，別人不能進入。前往建設公司，建造位於建築計畫牌堆頂端的造船廠，並以貨物支付。',
  'step.le-havre.feeding.title': '工人餓了',
  'step.le-havre.feeding.body':
    '船帶來大部分食物，其餘用魚與法郎支付，但還是不夠。不足的部分必須貸款：一張借貸卡給你4法郎，償還要5法郎，留到最後則扣7法郎。',
  'step.le-havre.energy.title': '烘焙需要能源',
  'step.le-havre.energy.body':
    '你的麵包廠把穀物變成麵包，每個麵包抵兩份食物。爐火需要能源：木材有1點，煤有3點。把穀物全部烤成麵包。使用自己的建築物不必付使用費。',
  'step.le-havre.interest.title': '貸款要付利息',
  'step.le-havre.interest.body':
    '每當船到達有利息標記的補給板塊，有貸款的玩家要付1法郎。更好的做法是：現在就償還貸款，最後便不必扣錢。',
  'step.le-havre.ship.title': '新船下水',
  'step.le-havre.ship.body':
    '在造船廠可以建造船卡牌堆最上面的船。這艘木船需要5個木材與3點能源。船有價值，每輪還會帶來食物。鐵船與鋼鐵船需要用磚塊現代化的造船廠。',
  'step.le-havre.cargo.title': '最後一趟的貨物',
  'step.le-havre.cargo.body': '剩下的貨物沒有價值，所以最後要把它們運出去賣。牛每頭可賣3法郎：拿走牛。',
  'step.le-havre.last-feeding.title': '再吃一餐',
  'step.le-havre.last-feeding.body':
    '船再次幫忙，剩下的用麵包支付。即使只缺一份食物，一個麵包也算兩份：不找零。',
  'step.le-havre.final.title': '最後行動',
  'step.le-havre.final.body':
    '每位玩家再行動一次，這時連已被佔用的建築物也能進入。前往航線，派出所有的船，裝上最值錢的貨物，然後結束回合。',
  'step.le-havre.score.title': '這就是《港都情濃》',
  'step.le-havre.score.body':
    '計分表加總法郎、建築物與船，再扣除貸款。你已經看過回合的每個部分，接下來不妨和電腦玩一場短時間版本。',
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
  'coach.read': '說「{key}」可聽：{title}。',
  'coach.say': '你可以說：{command}。',
  'coach.go-on': '說「{word}」繼續。',
  'say.next': '繼續|明白|下一步|完成',
  'say.back': '上一步|返回|後退',
  'say.show': '示範|做給我看',
  'say.lesson': '課程|步驟',
  'say.leave': '離開課程|離開|首頁',
  'help.next': '進入下一步',
  'help.back': '再聽上一個步驟',
  'help.show': '讓課程示範',
  'help.lesson': '再說一次這個步驟',
  'help.leave': '離開，下次從這裡繼續',
}
