import type { RulesCatalogue } from '../parameters.ts'

export const messages: RulesCatalogue = {
  rules: '本處規則',
  'rules.of': '《{game}》規則',
  'rules.open': '規則',
  'rules.close': '關閉規則',
  'rules.all': '所有主題',
  'rules.back': '返回',
  'rules.related': '相關主題',
  'rules.now': '目前桌面',
  'rules.card': '卡片內容',
  search: '搜尋規則與卡片',
  'search.hint': '輸入規則或卡片中的字詞',
  'search.found': '{count, plural, =0 {找不到結果} other {找到#項}}',
  'search.topics': '主題',
  'search.cards': '卡片',
  cards: '卡片與詞彙',
  'cards.of': '《{game}》卡片',
  'cards.hint': '每張卡片與其說明，與桌面上相同',
  'cards.shown': '{count, plural, =0 {沒有符合的卡片，換個字詞試試} other {#張卡片}}',
  'cards.kind': '種類',
  'cards.all': '全部',
  'cards.standard': '基本建築物',
  'cards.special': '特殊建築物',
  'cards.ships': '船（食物以{players}位玩家為準）',
  glossary: '詞彙表',
  'glossary.hint': '四種語言的對照',
  'glossary.language': '繁體中文',
  'glossary.terms': '規則用語',
  'glossary.goods': '貨物與符號',
  'glossary.kinds': '卡片種類',
  'glossary.cards': '卡片',
  'group.turn': '你的回合',
  'group.buildings': '建築物',
  'group.goods': '貨物',
  'group.round': '一輪結束',
  'group.ships': '船',
  'group.end': '遊戲結束',
  'group.variants': '變體',
  'group.asking': '一輪的流程',
  'group.cards': '卡片',
  'group.delivery': '交貨',
  'group.close': '遊戲結束',
  'now.turn': '第{round}輪，共{rounds}輪；第{turn}回合，共7回合。',
  'now.offers': '你會拿走其中一區的全部。',
  'now.food': '本輪結束需要{due}份食物，你能支付{ready}份。',
  'now.energy': '你有{energy}點能源。',
  'now.loans': '{loans, plural, =0 {你沒有貸款。} other {你有#張借貸卡。}}',
  'now.fortune': '你的財富是{francs, plural, other {#法郎}}。',
  'now.ships': '{ships, plural, =0 {你沒有船。} other {你的#艘船每輪帶來{food}份食物。}}',
  'now.special': '{count, plural, =0 {沒有剩下的特殊建築物。} other {還有#張特殊建築物面朝下。}}',
  'now.harvest': '{harvest, select, yes {本輪結束時有收穫。} other {本輪沒有收穫。}}',
  'now.final': '{rounds, plural, =0 {現在是最後行動。} other {連同本輪還有#輪。}}',
  'now.master': '港務長是{player}。',
  'now.money': '你有{money}。',
  'now.refills': '{area}：{count, plural, =0 {無法再補滿} other {還能補滿#次}}。',
  'now.hand': '{count, plural, other {你有#張手牌。}}',
  'topic.le-havre.turn.title': '一個回合',
  'topic.le-havre.turn.body':
    '先進行補給：你的船移到下一個補給板塊，送來兩種貨物。接著執行一次主要行動：拿取供給或使用建築物。在此前後，你可以購買、出售及償還貸款。每輪有七個回合。',
  'topic.le-havre.supply.title': '補給板塊',
  'topic.le-havre.supply.body':
    '七個板塊排成一列，每個板塊為供給區帶來兩個指示物。整場遊戲順序不變，全部翻開後就能知道接下來送來什麼。其中一個板塊會要求支付利息。',
  'topic.le-havre.offers.title': '拿取供給',
  'topic.le-havre.offers.body':
    '拿走一個供給區的全部，不能只拿一部分。法郎也是一種供給。煤、毛皮與升級貨物沒有供給區，只能從建築物獲得。',
  'topic.le-havre.undo.title': '復原',
  'topic.le-havre.undo.body':
    '在別人行動之前，以及翻開未知的卡片之前，你可以復原自己的行動。看過的資訊無法收回。',
  'topic.le-havre.use-building.title': '使用建築物',
  'topic.le-havre.use-building.body':
    '把人物放進城鎮、自己或其他玩家的建築物，支付使用費並執行行動。人物在裡面時別人不能進入，你也必須先離開才能再次使用同一棟。',
  'topic.le-havre.entry-fee.title': '使用費',
  'topic.le-havre.entry-fee.body':
    '使用費付給擁有者；城鎮的建築物則付給財政部。使用自己的建築物免費。食物可以用法郎代替，法郎只能付法郎。必須在行動前支付，不能貸款，而且要留下行動所需的貨物。',
  'topic.le-havre.building.title': '建造',
  'topic.le-havre.building.body':
    '建設公司與營造廠可以建造。只能建造各建築計畫牌堆最上面的卡片，並以貨物支付成本。磚塊可以代替黏土，鋼鐵可以代替鐵，反之不行。',
  'topic.le-havre.buying.title': '購買',
  'topic.le-havre.buying.body':
    '在你的回合中，可以用法郎購買城鎮的任何建築物、建築計畫牌堆最上面的卡片，以及船卡牌堆最上面的船。豪華遊輪與沒有價格的卡片不出售。最後階段不能購買。',
  'topic.le-havre.selling.title': '出售',
  'topic.le-havre.selling.body':
    '只要沒有行動正在進行，你隨時可以把建築物與船以一半的價值賣給城鎮，即使是別人的回合。賣掉的建築物回到城鎮，船放回牌堆最上面。',
  'topic.le-havre.special.title': '特殊建築物',
  'topic.le-havre.special.body':
    '完整版本中有六張面朝下。有些計輪卡讓城鎮翻開一張，之後就能像城鎮的建築物一樣使用與購買。最後一張不會翻開。',
  'topic.le-havre.goods.title': '貨物',
  'topic.le-havre.goods.body':
    '貨物有八種，每種都能升級：魚變成煙燻魚、黏土變成磚塊、鐵變成鋼鐵等。升級要靠建築物。遊戲結束時貨物沒有價值。',
  'topic.le-havre.energy.title': '能源',
  'topic.le-havre.energy.body':
    '有些行動和所有的船需要能源。木材有1點，木炭與煤有3點，焦煤有10點。一次行動的能源一起支付，半點向上取整數，多餘的不找零。',
  'topic.le-havre.food.title': '食物',
  'topic.le-havre.food.body':
    '魚算1份食物，煙燻魚與麵包算2份，肉算3份。1法郎可代替1份食物。穀物與牛不能當食物。不找零。',
  'topic.le-havre.feeding.title': '餵食',
  'topic.le-havre.feeding.body':
    '一輪結束時，每位玩家要支付計輪卡上的食物。先由船支付，其餘用食物與法郎支付。不夠的人要交出全部並貸款，或出售財產。',
  'topic.le-havre.harvest.title': '收穫',
  'topic.le-havre.harvest.body':
    '計輪卡有標示時，有穀物的人再得1份穀物，至少有2頭牛的人再得1頭牛。每種最多得1個。',
  'topic.le-havre.town.title': '城鎮建設',
  'topic.le-havre.town.body':
    '餵食之後，有些計輪卡讓城鎮建設：編號最小的建築計畫，或下一張特殊建築物。接著計輪卡翻面，成為新的船。',
  'topic.le-havre.loans.title': '貸款',
  'topic.le-havre.loans.body':
    '只有在餵食與利息時，所有財產都不夠才能貸款。每張借貸卡給4法郎，隨時可用5法郎償還，留到最後扣7法郎。',
  'topic.le-havre.interest.title': '利息',
  'topic.le-havre.interest.body':
    '當船到達有利息標記的板塊，有貸款的玩家各付1法郎，不論有幾張。先還清最後一張貸款就不必付。沒有法郎時，可以出售財產或再貸款。',
  'topic.le-havre.ships.title': '船',
  'topic.le-havre.ships.body':
    '造船廠每次建造一艘船，取自牌堆最上面：需要木材、鐵或鋼鐵，以及3點能源。第一次建造非木船前，要用1個磚塊將造船廠現代化，從此對所有人有效。船每輪帶來食物，可載貨，也有價值。',
  'topic.le-havre.shipping.title': '運送貨物',
  'topic.le-havre.shipping.body':
    '航線可以賣出貨物：每派出一艘船需要3點能源；木船載2個貨物，鐵船3個，鋼鐵船4個。各種貨物的售價從1到8法郎不等。',
  'topic.le-havre.final-action.title': '最後行動',
  'topic.le-havre.final-action.body':
    '最後一輪之後，每位玩家還有一次主要行動，沒有補給。即使有別人在裡面，也可以進入建築物。之後不再有收穫、餵食與利息。',
  'topic.le-havre.scoring.title': '計分',
  'topic.le-havre.scoring.body':
    '手上的法郎、建築物與船的價值，加上有加號的卡片，再為每張無法償還的借貸卡扣7法郎。貨物不計分。財富相同者並列。',
  'topic.le-havre.short-game.title': '短時間版本',
  'topic.le-havre.short-game.body':
    '輪數較少，一開始的供給與個人貨物較多，城鎮的建築物也較多，沒有特殊建築物。',
  'topic.le-havre.solo.title': '單人遊戲',
  'topic.le-havre.solo.body':
    '你進行一輪的七個回合，最後有一次最後行動。人物仍要先離開建築物才能再次使用。需要的食物較多，船帶來的也較多。',
  'topic.le-havre.rulings.title': '規則裁定',
  'topic.le-havre.rulings.body':
    '規則書沒有說明或互相矛盾之處，由玩家在遊戲前決定：黑市在最上面、足球場、雙倍利息、市場的上限。清單在新遊戲的表單中。',
  'topic.packet-row.round.title': '一輪',
  'topic.packet-row.round.body':
    '港務長選一個區域，依序詢問其他人。每人每輪最多拿一張牌。港務長拿了牌，或在所有區域都跳過時，這一輪結束。',
  'topic.packet-row.areas.title': '四個區域',
  'topic.packet-row.areas.body':
    '公會大廳有合約與助手，碼頭有商船、船長與金塊，市場有貨物與貿易商，銀行有金錢與銀行家。每個區域都有勝利點數卡，並分為目前供應與未來供應。',
  'topic.packet-row.harbor-master.title': '港務長',
  'topic.packet-row.harbor-master.body':
    '選擇區域，在該區最後回答，然後拿一張牌，或再選一個本輪還沒選過的區域。每輪結束後由左邊的玩家接任。',
  'topic.packet-row.taking.title': '拿牌',
  'topic.packet-row.taking.body':
    '被問到的人可以從目前供應拿一張牌。貨物、金塊與勝利點數卡要立刻付錢，其他都免費。商船公開放在你面前，其他牌進入手牌。',
  'topic.packet-row.passing.title': '跳過',
  'topic.packet-row.passing.body':
    '跳過的人留在這一輪，港務長再選別的區域時會再被問到。風險是：如果港務長先拿了牌，這一輪就結束了。',
  'topic.packet-row.last-choice.title': '其他人都拿過牌時',
  'topic.packet-row.last-choice.body':
    '港務長可以從剛剛詢問的區域，或本輪還沒選過的區域拿一張牌，也可以跳過。先前選過的區域已關閉。',
  'topic.packet-row.assistants.title': '助手',
  'topic.packet-row.assistants.body': '棄掉助手，可以改從未來供應拿一張牌，價格照付。空位由抽牌堆補上。',
  'topic.packet-row.contracts.title': '合約',
  'topic.packet-row.contracts.body':
    '合約要求把一定數量的一種貨物運往一個目的地，並給予報酬。每人開始時有一份，其餘來自公會大廳。履行之前留在手牌中。',
  'topic.packet-row.goods.title': '貨物卡',
  'topic.packet-row.goods.body':
    '一張卡有一到三份穀物、棉花、毛皮或菸草。使用時整張用掉：多餘的不予保留，除非同時履行的合約共用。',
  'topic.packet-row.nuggets.title': '金塊',
  'topic.packet-row.nuggets.body': '單顆金塊可當作任何一份貨物，雙顆金塊可當作兩份同種貨物。',
  'topic.packet-row.traders.title': '貿易商',
  'topic.packet-row.traders.body':
    '交貨時棄掉貿易商，可把一張貨物卡上的貨物全部變成另一種。金塊不需要貿易商。',
  'topic.packet-row.captains.title': '船長',
  'topic.packet-row.captains.body': '交貨時棄掉船長，可讓一艘船改往另一個目的地，船上的合約都運往那裡。',
  'topic.packet-row.ships.title': '商船',
  'topic.packet-row.ships.body': '一艘船前往一個目的地，交貨後棄掉。同一艘船可以載運多份前往該目的地的合約。',
  'topic.packet-row.money.title': '金錢卡',
  'topic.packet-row.money.body': '隨時可以棄掉金錢卡，換取上面的美元。遊戲結束時仍在手上的會自動兌現。',
  'topic.packet-row.bankers.title': '銀行家',
  'topic.packet-row.bankers.body':
    '遊戲結束時為金錢最多的人得分：兩到三位玩家時每張2分；四到五位玩家時每張3分，金錢第二多的人每張1分。',
  'topic.packet-row.delivering.title': '交貨',
  'topic.packet-row.delivering.body':
    '把合約、貨物、幫手與船湊齊，隨時可以交貨，即使正在詢問別人。這些牌棄掉，並立刻獲得報酬。交貨不算你的回答。',
  'topic.packet-row.refill.title': '下一輪',
  'topic.packet-row.refill.body':
    '選過的區域棄掉剩餘的牌，未來供應往前移，再抽新牌。其他區域不變。棄掉的牌不會再回來。',
  'topic.packet-row.end.title': '遊戲結束',
  'topic.packet-row.end.body':
    '目前供應無法補滿的區域就算枯竭。兩到三位玩家時有一個枯竭區域、四到五位玩家時有兩個，遊戲在該輪之後結束。',
  'topic.packet-row.last-deliveries.title': '最後交貨',
  'topic.packet-row.last-deliveries.body': '最後一輪之後，所有人同時還有一次交貨機會，不能再拿牌。',
  'topic.packet-row.scoring.title': '計分',
  'topic.packet-row.scoring.body':
    '勝利點數卡依牌面計分，每滿10美元得1分，銀行家依金錢排名得分。分數相同時，金錢較多者領先。',
  'topic.packet-row.hidden.title': '隱藏的資訊',
  'topic.packet-row.hidden.body':
    '手牌是隱藏的，但張數公開。金錢、船、供應與棄牌都公開。沒有人知道抽牌堆的順序。',
  'topic.packet-row.rulings.title': '規則裁定',
  'topic.packet-row.rulings.body':
    '遊戲開始前可以選擇幾個枯竭區域會結束遊戲；如果印刷的卡片與我們的不同，可以載入修正的牌組。',
}
