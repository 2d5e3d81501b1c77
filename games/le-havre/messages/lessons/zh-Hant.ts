import type { LessonCatalogue } from './index.ts'

export const messages: LessonCatalogue = {
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
}
