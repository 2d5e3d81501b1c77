import type { BookCatalogue } from './index.ts'

export const messages: BookCatalogue = {
  'topic.turn.title': '一個回合',
  'topic.turn.body':
    '先進行補給：你的船移到下一個補給板塊，送來兩種貨物。接著執行一次主要行動：拿取供給或使用建築物。在此前後，你可以購買、出售及償還貸款。每輪有七個回合。',
  'topic.supply.title': '補給板塊',
  'topic.supply.body':
    '七個板塊排成一列，每個板塊為供給區帶來兩個指示物。整場遊戲順序不變，全部翻開後就能知道接下來送來什麼。其中一個板塊會要求支付利息。',
  'topic.offers.title': '拿取供給',
  'topic.offers.body':
    '拿走一個供給區的全部，不能只拿一部分。法郎也是一種供給。煤、毛皮與升級貨物沒有供給區，只能從建築物獲得。',
  'topic.undo.title': '復原',
  'topic.undo.body': '在別人行動之前，以及翻開未知的卡片之前，你可以復原自己的行動。看過的資訊無法收回。',
  'topic.use-building.title': '使用建築物',
  'topic.use-building.body':
    '把人物放進城鎮、自己或其他玩家的建築物，支付使用費並執行行動。人物在裡面時別人不能進入，你也必須先離開才能再次使用同一棟。',
  'topic.entry-fee.title': '使用費',
  'topic.entry-fee.body':
    '使用費付給擁有者；城鎮的建築物則付給財政部。使用自己的建築物免費。食物可以用法郎代替，法郎只能付法郎。必須在行動前支付，不能貸款，而且要留下行動所需的貨物。',
  'topic.building.title': '建造',
  'topic.building.body':
    '建設公司與營造廠可以建造。只能建造各建築計畫牌堆最上面的卡片，並以貨物支付成本。磚塊可以代替黏土，鋼鐵可以代替鐵，反之不行。',
  'topic.buying.title': '購買',
  'topic.buying.body':
    '在你的回合中，可以用法郎購買城鎮的任何建築物、建築計畫牌堆最上面的卡片，以及船卡牌堆最上面的船。豪華遊輪與沒有價格的卡片不出售。最後階段不能購買。',
  'topic.selling.title': '出售',
  'topic.selling.body':
    '只要沒有行動正在進行，你隨時可以把建築物與船以一半的價值賣給城鎮，即使是別人的回合。賣掉的建築物回到城鎮，船放回牌堆最上面。',
  'topic.special.title': '特殊建築物',
  'topic.special.body':
    '完整版本中有六張面朝下。有些計輪卡讓城鎮翻開一張，之後就能像城鎮的建築物一樣使用與購買。最後一張不會翻開。',
  'topic.goods.title': '貨物',
  'topic.goods.body':
    '貨物有八種，每種都能升級：魚變成煙燻魚、黏土變成磚塊、鐵變成鋼鐵等。升級要靠建築物。遊戲結束時貨物沒有價值。',
  'topic.energy.title': '能源',
  'topic.energy.body':
    '有些行動和所有的船需要能源。木材有1點，木炭與煤有3點，焦煤有10點。一次行動的能源一起支付，半點向上取整數，多餘的不找零。',
  'topic.food.title': '食物',
  'topic.food.body':
    '魚算1份食物，煙燻魚與麵包算2份，肉算3份。1法郎可代替1份食物。穀物與牛不能當食物。不找零。',
  'topic.feeding.title': '餵食',
  'topic.feeding.body':
    '一輪結束時，每位玩家要支付計輪卡上的食物。先由船支付，其餘用食物與法郎支付。不夠的人要交出全部並貸款，或出售財產。',
  'topic.harvest.title': '收穫',
  'topic.harvest.body': '計輪卡有標示時，有穀物的人再得1份穀物，至少有2頭牛的人再得1頭牛。每種最多得1個。',
  'topic.town.title': '城鎮建設',
  'topic.town.body':
    '餵食之後，有些計輪卡讓城鎮建設：編號最小的建築計畫，或下一張特殊建築物。接著計輪卡翻面，成為新的船。',
  'topic.loans.title': '貸款',
  'topic.loans.body':
    '只有在餵食與利息時，所有財產都不夠才能貸款。每張借貸卡給4法郎，隨時可用5法郎償還，留到最後扣7法郎。',
  'topic.interest.title': '利息',
  'topic.interest.body':
    '當船到達有利息標記的板塊，有貸款的玩家各付1法郎，不論有幾張。先還清最後一張貸款就不必付。沒有法郎時，可以出售財產或再貸款。',
  'topic.ships.title': '船',
  'topic.ships.body':
    '造船廠每次建造一艘船，取自牌堆最上面：需要木材、鐵或鋼鐵，以及3點能源。第一次建造非木船前，要用1個磚塊將造船廠現代化，從此對所有人有效。船每輪帶來食物，可載貨，也有價值。',
  'topic.shipping.title': '運送貨物',
  'topic.shipping.body':
    '航線可以賣出貨物：每派出一艘船需要3點能源；木船載2個貨物，鐵船3個，鋼鐵船4個。各種貨物的售價從1到8法郎不等。',
  'topic.final-action.title': '最後行動',
  'topic.final-action.body':
    '最後一輪之後，每位玩家還有一次主要行動，沒有補給。即使有別人在裡面，也可以進入建築物。之後不再有收穫、餵食與利息。',
  'topic.scoring.title': '計分',
  'topic.scoring.body':
    '手上的法郎、建築物與船的價值，加上有加號的卡片，再為每張無法償還的借貸卡扣7法郎。貨物不計分。財富相同者並列。',
  'topic.short-game.title': '短時間版本',
  'topic.short-game.body': '輪數較少，一開始的供給與個人貨物較多，城鎮的建築物也較多，沒有特殊建築物。',
  'topic.solo.title': '單人遊戲',
  'topic.solo.body':
    '你進行一輪的七個回合，最後有一次最後行動。人物仍要先離開建築物才能再次使用。需要的食物較多，船帶來的也較多。',
  'topic.rulings.title': '規則裁定',
  'topic.rulings.body':
    '規則書沒有說明或互相矛盾之處，由玩家在遊戲前決定：黑市在最上面、足球場、雙倍利息、市場的上限。清單在新遊戲的表單中。',
}
