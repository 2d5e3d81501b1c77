import type { BookCatalogue } from './index.ts'

export const messages: BookCatalogue = {
  'topic.round.title': '一輪',
  'topic.round.body':
    '港務長選一個區域，依序詢問其他人。每人每輪最多拿一張牌。港務長拿了牌，或在所有區域都跳過時，這一輪結束。',
  'topic.areas.title': '四個區域',
  'topic.areas.body':
    '公會大廳有合約與助手，碼頭有商船、船長與金塊，市場有貨物與貿易商，銀行有金錢與銀行家。每個區域都有勝利點數卡，並分為目前供應與未來供應。',
  'topic.harbor-master.title': '港務長',
  'topic.harbor-master.body':
    '選擇區域，在該區最後回答，然後拿一張牌，或再選一個本輪還沒選過的區域。每輪結束後由左邊的玩家接任。',
  'topic.taking.title': '拿牌',
  'topic.taking.body':
    '被問到的人可以從目前供應拿一張牌。貨物、金塊與勝利點數卡要立刻付錢，其他都免費。商船公開放在你面前，其他牌進入手牌。',
  'topic.passing.title': '跳過',
  'topic.passing.body':
    '跳過的人留在這一輪，港務長再選別的區域時會再被問到。風險是：如果港務長先拿了牌，這一輪就結束了。',
  'topic.last-choice.title': '其他人都拿過牌時',
  'topic.last-choice.body':
    '港務長可以從剛剛詢問的區域，或本輪還沒選過的區域拿一張牌，也可以跳過。先前選過的區域已關閉。',
  'topic.assistants.title': '助手',
  'topic.assistants.body': '棄掉助手，可以改從未來供應拿一張牌，價格照付。空位由抽牌堆補上。',
  'topic.contracts.title': '合約',
  'topic.contracts.body':
    '合約要求把一定數量的一種貨物運往一個目的地，並給予報酬。每人開始時有一份，其餘來自公會大廳。履行之前留在手牌中。',
  'topic.goods.title': '貨物卡',
  'topic.goods.body':
    '一張卡有一到三份穀物、棉花、毛皮或菸草。使用時整張用掉：多餘的不予保留，除非同時履行的合約共用。',
  'topic.nuggets.title': '金塊',
  'topic.nuggets.body': '單顆金塊可當作任何一份貨物，雙顆金塊可當作兩份同種貨物。',
  'topic.traders.title': '貿易商',
  'topic.traders.body': '交貨時棄掉貿易商，可把一張貨物卡上的貨物全部變成另一種。金塊不需要貿易商。',
  'topic.captains.title': '船長',
  'topic.captains.body': '交貨時棄掉船長，可讓一艘船改往另一個目的地，船上的合約都運往那裡。',
  'topic.ships.title': '商船',
  'topic.ships.body': '一艘船前往一個目的地，交貨後棄掉。同一艘船可以載運多份前往該目的地的合約。',
  'topic.money.title': '金錢卡',
  'topic.money.body': '隨時可以棄掉金錢卡，換取上面的美元。遊戲結束時仍在手上的會自動兌現。',
  'topic.bankers.title': '銀行家',
  'topic.bankers.body':
    '遊戲結束時為金錢最多的人得分：兩到三位玩家時每張2分；四到五位玩家時每張3分，金錢第二多的人每張1分。',
  'topic.delivering.title': '交貨',
  'topic.delivering.body':
    '把合約、貨物、幫手與船湊齊，隨時可以交貨，即使正在詢問別人。這些牌棄掉，並立刻獲得報酬。交貨不算你的回答。',
  'topic.refill.title': '下一輪',
  'topic.refill.body': '選過的區域棄掉剩餘的牌，未來供應往前移，再抽新牌。其他區域不變。棄掉的牌不會再回來。',
  'topic.end.title': '遊戲結束',
  'topic.end.body':
    '目前供應無法補滿的區域就算枯竭。兩到三位玩家時有一個枯竭區域、四到五位玩家時有兩個，遊戲在該輪之後結束。',
  'topic.last-deliveries.title': '最後交貨',
  'topic.last-deliveries.body': '最後一輪之後，所有人同時還有一次交貨機會，不能再拿牌。',
  'topic.scoring.title': '計分',
  'topic.scoring.body':
    '勝利點數卡依牌面計分，每滿10美元得1分，銀行家依金錢排名得分。分數相同時，金錢較多者領先。',
  'topic.hidden.title': '隱藏的資訊',
  'topic.hidden.body': '手牌是隱藏的，但張數公開。金錢、船、供應與棄牌都公開。沒有人知道抽牌堆的順序。',
  'topic.rulings.title': '規則裁定',
  'topic.rulings.body':
    '遊戲開始前可以選擇幾個枯竭區域會結束遊戲；如果印刷的卡片與我們的不同，可以載入修正的牌組。',
}
