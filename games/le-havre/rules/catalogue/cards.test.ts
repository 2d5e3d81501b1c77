/** The printed values of every card, and the fees of ordinary cards; the rest is in each card's own test. */
import { expect, test } from 'vitest'
import { before, only } from '../testing/index.ts'
import { BUILDINGS, buildingNamed } from './catalogue.ts'
import { bundle, TOKENS, type Tokens } from './goods.ts'

// Types: craftsman, economic, industrial, public, non-building, ship. A dash means none: no price means that the card
// cannot be bought, no material that it cannot be built. Fees are named unless the card is closed. Full and short: with
// one to five players in the proposals (P), in the town (S), or not used (-).

const STANDARD = `
| no | card                  | type | value | price | entry             | material              | symbols              | full  | short | at the end       | proves |
| B1 | building-firm-1       | C    | 4     | 4     | free              | -                     | 1 hammer             | SSSSS | SSSSS | -                | [LH-B1.1] |
| B2 | building-firm-2       | C    | 6     | 6     | 1 food            | -                     | 1 hammer             | SSSSS | SSSSS | -                | [LH-B2.1] |
| B3 | construction-firm     | I    | 8     | 8     | 2 food            | -                     | 1 hammer             | SSSSS | SSSSS | -                | [LH-B3.1] |
| 01 | marketplace           | N    | 6     | 6     | 2 food or 1 franc | 2 wood                | -                    | PPPPP | SSPPP | -                | [LH-01.1] |
| 02 | sawmill               | I    | 14    | 14    | free              | 1 clay 1 iron         | -                    | --PPP | S--SS | -                | [LH-02.1] |
| 03 | fishery               | C    | 10    | 10    | free              | 1 wood 1 clay         | 1 fisherman          | PPPPP | PPPPP | -                | [LH-03.1] |
| 04 | joinery               | C    | 8     | 8     | 1 food            | 3 wood                | 1 hammer             | --PPP | --PPP | -                | [LH-04.1] |
| 05 | bakehouse             | C    | 8     | 8     | 1 food            | 2 clay                | -                    | PPPPP | PPPPP | -                | [LH-05.1] |
| 06 | hardware-store        | E    | 8     | 8     | 1 food            | 3 wood 1 clay         | 1 hammer 1 fisherman | --PPP | --PPP | -                | [LH-06.1] |
| 07 | charcoal-kiln         | C    | 8     | 8     | free              | 1 clay                | -                    | PPPPP | -PPPP | -                | [LH-07.1] |
| 08 | smokehouse            | C    | 6     | 6     | 2 food or 1 franc | 2 wood 1 clay         | 1 fisherman          | PPPPP | PPPPP | -                | [LH-08.1] |
| 09 | abattoir              | C    | 8     | 8     | 2 franc           | 1 wood 1 clay 1 iron  | -                    | PPPPP | PPPPP | -                | [LH-09.1] |
| 10 | clay-mound            | N    | 2     | 2     | 1 food            | -                     | -                    | PPPPP | PPPPP | -                | [LH-10.1] |
| 11 | arts-center           | P    | 10    | 10    | 1 food            | 1 wood 2 clay         | 1 fisherman          | ---PP | ----- | -                | [LH-11.1] |
| 12 | wharf-1               | I    | 14    | 14    | 2 food            | 2 wood 2 clay 2 iron  | -                    | PPPPP | PPPPP | -                | [LH-12.1] |
| 13 | black-market          | N    | 2     | 2     | 1 food            | -                     | -                    | --PPP | S---- | -                | [LH-13.1] |
| 14 | brickworks            | I    | 14    | 14    | 1 food            | 2 wood 1 clay 1 iron  | -                    | PPPPP | PPPPP | -                | [LH-14.1] |
| 15 | local-court           | P    | 16    | 16    | free              | 3 wood 2 clay         | -                    | --PPP | ----P | -                | [LH-15.1] |
| 16 | colliery              | I    | 10    | 10    | 2 food            | 1 wood 3 clay         | -                    | PPPPP | PPPPP | -                | [LH-16.1] |
| 17 | wharf-2               | I    | 14    | 14    | 2 food            | 2 wood 2 clay 2 iron  | -                    | --PPP | --PPP | -                | [LH-17.1] |
| 18 | shipping-line         | E    | 10    | 10    | 2 food            | 2 wood 3 brick        | 1 fisherman          | PPPPP | PPPPP | -                | [LH-18.1] |
| 19 | grocery-market        | E    | 10    | 10    | 1 franc           | 1 wood 1 brick        | -                    | --PPP | ----P | -                | [LH-19.1] |
| 20 | tannery               | C    | 12    | 12    | free              | 1 wood 1 brick        | -                    | PPPPP | PPPPP | -                | [LH-20.1] |
| 21 | business-office       | E    | 12    | 12    | 1 franc           | 4 wood 1 clay         | 1 hammer 1 fisherman | --PPP | --PPP | -                | [LH-21.1] |
| 22 | ironworks             | I    | 12    | 12    | 3 food or 1 franc | 3 wood 2 brick        | 1 hammer             | PPPPP | PPPPP | -                | [LH-22.1] |
| 23 | steel-mill            | I    | 22    | 22    | 2 franc           | 2 iron 4 brick        | -                    | PPPPP | PPPPP | -                | [LH-23.1] |
| 24 | storehouse            | E    | 4     | 10    | closed            | 2 wood 2 brick        | 1 hammer             | ---PP | ----P | 1/2 per good     | [LH-24.1] [LH-24.2] |
| 25 | cokery                | I    | 18    | 18    | 1 franc           | 2 iron 2 brick        | -                    | PPPPP | -PPPP | -                | [LH-25.1] |
| 26 | dock                  | I    | 10    | 24    | closed            | 1 wood 2 iron 2 brick | -                    | ---PP | ----P | 4 per ship       | [LH-26.1] [LH-26.2] |
| 27 | bridge-over-the-seine | N    | 16    | 16    | 2 franc           | 3 iron                | -                    | --PPP | --PPP | -                | [LH-27.1] |
| 28 | town-hall             | P    | 6     | 30    | closed            | 4 wood 3 brick        | -                    | -PPPP | ----P | 4 per P, 2 per C | [LH-28.1] [LH-28.2] |
| 29 | bank                  | E    | 16    | 40    | closed            | 4 brick 1 steel       | -                    | -PPPP | -PPPP | 3 per I, 2 per E | [LH-29.1] [LH-29.2] |
| 30 | church                | P    | 26    | -     | free              | 5 wood 1 iron 3 brick | -                    | -PPPP | ----P | -                | [LH-30.1] |
`

const SPECIAL = `
| no  | card                    | type | value | price | entry             | material              | symbols              | at the end | proves |
| 001 | labor-exchange          | P    | 6     | 6     | free              | -                     | 1 fisherman          | -          | [LH-001.1] |
| 002 | bakery                  | E    | 6     | 6     | 1 food            | -                     | -                    | -          | [LH-002.1] |
| 003 | baguette-shop           | E    | 4     | 4     | 1 food            | -                     | -                    | -          | [LH-003.1] |
| 004 | farm                    | E    | 8     | 8     | 1 franc           | -                     | 1 fisherman          | -          | [LH-004.1] |
| 005 | clothing-industry       | I    | 8     | 8     | 2 food or 1 franc | -                     | -                    | -          | [LH-005.1] |
| 006 | iron-mine-and-coal-seam | N    | 6     | 6     | 1 food            | -                     | 1 hammer             | -          | [LH-006.1] |
| 007 | fish-market             | E    | 4     | 4     | 1 food            | -                     | 1 fisherman          | -          | [LH-007.1] |
| 008 | fish-restaurant         | E    | 6     | 6     | 1 food            | -                     | 1 fisherman          | -          | [LH-008.1] |
| 009 | fishpond-and-wood       | N    | 4     | 4     | 1 food            | -                     | 1 fisherman          | -          | [LH-009.1] |
| 010 | forest-hut              | E    | 4     | 4     | 1 food            | -                     | 1 fisherman          | -          | [LH-010.1] |
| 011 | plant-nursery           | C    | 6     | 6     | 1 food            | -                     | 1 hammer             | -          | [LH-011.1] |
| 012 | business-park           | N    | 10    | 12    | closed            | -                     | 1 hammer             | 2 per I    | [LH-012.1] [LH-012.2] |
| 013 | guildhouse              | E    | 4     | 8     | closed            | -                     | 1 hammer 1 fisherman | 2 per E    | [LH-013.1] [LH-013.2] |
| 014 | harbor-watch            | P    | 6     | 6     | 1 food            | -                     | -                    | -          | [LH-014.1] |
| 015 | smelter                 | I    | 10    | 10    | 2 franc           | -                     | -                    | -          | [LH-015.1] |
| 016 | diner                   | E    | 6     | 6     | 1 food            | -                     | 1 fisherman          | -          | [LH-016.1] |
| 017 | hunting-lodge           | C    | 6     | 6     | 1 food            | -                     | 1 hammer 2 fisherman | -          | [LH-017.1] |
| 018 | coal-trader             | E    | 4     | 4     | 1 food            | -                     | -                    | -          | [LH-018.1] |
| 019 | patisserie              | E    | 6     | 6     | 1 food            | -                     | -                    | -          | [LH-019.1] |
| 020 | furriery                | C    | 6     | 6     | 1 food            | -                     | -                    | -          | [LH-020.1] |
| 021 | leather-industry        | I    | 8     | 8     | 2 food            | -                     | -                    | -          | [LH-021.1] |
| 022 | kiln                    | C    | 6     | 6     | 1 food            | -                     | -                    | -          | [LH-022.1] |
| 023 | luxury-yacht            | S    | 20    | 20    | closed            | -                     | 1 fisherman          | -          | [LH-023.1] [LH-023.3] |
| 024 | feedlot                 | E    | 6     | 8     | closed            | -                     | -                    | -          | [LH-024.1] [LH-024.2] |
| 025 | masons-guild            | C    | 8     | 10    | closed            | -                     | 1 hammer             | -          | [LH-025.1] [LH-025.2] |
| 026 | furniture-factory       | I    | 8     | 8     | 2 food            | -                     | 1 hammer             | -          | [LH-026.1] |
| 027 | town-square             | N    | 6     | 6     | 1 franc           | -                     | -                    | -          | [LH-027.1] |
| 028 | tavern                  | E    | 4     | 4     | free              | -                     | 1 fisherman          | -          | [LH-028.1] |
| 029 | haulage-firm            | E    | 6     | 6     | 1 food            | -                     | -                    | -          | [LH-029.1] |
| 030 | schnaps-distillery      | C    | 6     | 6     | 1 food            | -                     | -                    | -          | [LH-030.1] |
| 031 | steelworks              | I    | 8     | 8     | 2 food or 1 franc | -                     | 1 hammer             | -          | [LH-031.1] |
| 032 | steakhouse              | E    | 6     | 6     | 1 food            | -                     | -                    | -          | [LH-032.1] |
| 033 | wind-farm               | N    | 8     | 12    | closed            | -                     | -                    | -          | [LH-033.1] [LH-033.2] |
| 034 | brick-manufacturer      | I    | 8     | 8     | 2 food            | -                     | 1 hammer             | -          | [LH-034.1] |
| 035 | zoo                     | P    | 8     | 8     | 1 franc           | -                     | 1 fisherman          | -          | [LH-035.1] |
| 31  | football-stadium        | P    | 24    | 24    | closed            | 1 wood 2 iron 2 brick | -                    | -          | [LH-31.1] [LH-31.2] |
`

const ESSEN_2008 = `
| no  | card              | type | value | price | entry             | material | symbols              | at the end | proves |
| 00  | dunny             | P    | 14    | 14    | closed            | 1 brick  | -                    | -          | [LH-00.1] |
| 036 | workers-cottages  | P    | 12    | 12    | closed            | -        | -                    | -          | [LH-036.1] |
| 037 | construction-site | N    | 0     | -     | 2 food            | -        | -                    | -          | [LH-037.1] |
| 038 | logging-camp      | N    | 6     | 6     | free              | -        | 1 hammer 1 fisherman | -          | [LH-038.1] |
| 039 | ms-dagmar         | S    | 50    | 50    | closed            | -        | -                    | -          | [LH-039.1] |
| 040 | pawnbrokers       | E    | 4     | 4     | 1 food            | -        | -                    | -          | [LH-040.1] |
| 041 | pirates-lair      | N    | 0     | 4     | closed            | -        | -                    | -          | [LH-041.1] |
| 042 | junkyard          | E    | 4     | 4     | 2 food or 1 franc | -        | 1 hammer             | -          | [LH-042.1] |
| 043 | dive-bar          | E    | 4     | 4     | closed            | -        | -                    | -          | [LH-043.1] |
| 044 | picket-line       | P    | 2     | 2     | 1 franc           | -        | -                    | -          | [LH-044.1] |
| 045 | tobacco-factory   | P    | 6     | 6     | closed            | -        | -                    | -          | [LH-045.1] |
| 046 | cattle-drive      | N    | 4     | 4     | 1 food            | -        | -                    | -          | [LH-046.1] |
`

const GRAND_HAMEAU = `
| no    | card                      | type | value | price | entry             | material | symbols              | at the end   | proves |
| GH01  | wooden-crane              | C    | 4     | 6     | closed            | -        | 1 hammer             | -            | [LH-GH01.1] |
| GH02  | lumber-mill               | C    | 6     | 8     | closed            | -        | 1 hammer             | -            | [LH-GH02.1] |
| GH03  | main-station              | P    | 8     | 8     | 1 food            | -        | -                    | -            | [LH-GH03.1] |
| GH04  | hotel                     | E    | 8     | 8     | 1 franc           | -        | -                    | -            | [LH-GH04.1] |
| GH05  | fur-factory               | C    | 6     | 6     | 1 food            | -        | -                    | -            | [LH-GH05.1] |
| GH06  | wainwrights               | C    | 6     | 6     | 1 food            | -        | -                    | -            | [LH-GH06.1] |
| GH07  | fishermans-hut            | C    | 4     | 6     | free              | -        | 1 fisherman          | -            | [LH-GH07.1] |
| GH08  | soup-kitchen              | C    | 2     | 10    | closed            | -        | 1 fisherman          | -            | [LH-GH08.1] |
| GH09  | cattle-market             | P    | 8     | 8     | 2 food            | -        | -                    | -            | [LH-GH09.1] |
| GH10  | brick-trader              | E    | 6     | 6     | 1 food            | -        | -                    | -            | [LH-GH10.1] |
| GH11  | clay-company              | C    | 6     | 6     | 1 food            | -        | -                    | -            | [LH-GH11.1] |
| GH12  | smelting-furnace          | I    | 4     | 4     | 1 food            | -        | -                    | -            | [LH-GH12.1] |
| GH13  | flea-market               | N    | 2     | 2     | free              | -        | 1 hammer 1 fisherman | -            | [LH-GH13.1] |
| GH14  | inn                       | E    | 4     | 4     | 2 food or 1 franc | -        | -                    | -            | [LH-GH14.1] |
| GH15  | cannery-row               | I    | 8     | 8     | 1 food            | -        | -                    | -            | [LH-GH15.1] |
| GH16  | hides-trader              | E    | 6     | 6     | 1 food            | -        | -                    | -            | [LH-GH16.1] |
| GH17  | fur-industry              | I    | 8     | 8     | 2 food            | -        | -                    | -            | [LH-GH17.1] |
| GH18  | department-of-agriculture | P    | 6     | 6     | 1 franc           | -        | -                    | -            | [LH-GH18.1] |
| GH19  | department-of-economics   | E    | 6     | 6     | 1 food            | -        | -                    | -            | [LH-GH19.1] |
| GH20  | stockmarket               | E    | 6     | 12    | closed            | -        | -                    | -            | [LH-GH20.1] |
| GH21  | souvenir-shop             | E    | 8     | 10    | closed            | -        | -                    | -            | [LH-GH21.1] |
| GH22  | wreckers                  | I    | 6     | 6     | 1 franc           | -        | -                    | -            | [LH-GH22.1] |
| GH23  | blast-furnace             | I    | 10    | 10    | 3 food or 2 franc | -        | -                    | -            | [LH-GH23.1] |
| GH24  | biofuel-facility          | I    | 8     | 8     | closed            | -        | 1 hammer             | -            | [LH-GH24.1] |
| GH25  | ranch                     | E    | 6     | 10    | closed            | -        | -                    | 2 per cattle | [LH-GH25.1] |
| GH26  | trading-firm              | E    | 6     | 6     | 1 food            | -        | -                    | -            | [LH-GH26.1] |
| GH27  | trafficking-spot          | N    | 4     | 4     | free              | -        | -                    | -            | [LH-GH27.1] |
| GH28  | major-corporation         | E    | 20    | 20    | 3 franc           | -        | -                    | -            | [LH-GH28.1] |
| GH29  | emporium                  | E    | 6     | 6     | 1 franc           | -        | -                    | -            | [LH-GH29.1] |
| GH30  | cobblers                  | C    | 6     | 6     | 1 food            | -        | -                    | -            | [LH-GH30.1] |
| GH31  | rattletrap-car            | P    | -2    | -     | closed            | -        | -                    | -            | [LH-GH31.1] |
| GH32  | wholesale-bakery          | E    | 8     | 8     | 1 food            | -        | -                    | -            | [LH-GH32.1] |
| E2010 | toy-fair                  | N    | 4     | 4     | 1 franc           | -        | -                    | -            | [LH-E2010.1] |
`

// The owner, who starts with nothing, gets the fee; the other columns are the effect of the visit.
const VISITS = `
| card                  | a visitor brings               | and does              | has then                              | the owner gets | proves |
| construction-firm     | 1 clay 1 bread                 | build charcoal-kiln   | nothing                               | 1 bread        | [LH-B3.2] |
| joinery               | 1 fish 1 wood                  | -                     | 5 franc                               | 1 fish         | [LH-04.2] |
| bakehouse             | 1 fish 1 wood 1 grain          | -                     | 1 bread                               | 1 fish         | [LH-05.2] |
| abattoir              | 4 fish 1 cattle 2 franc        | -                     | 4 fish 1 meat                         | 2 franc        | [LH-09.2] |
| clay-mound            | 1 fish                         | -                     | 3 clay                                | 1 fish         | [LH-10.3] |
| wharf-1               | 8 wood 1 smoked_fish           | build lucie           | nothing                               | 1 smoked_fish  | [LH-12.2] |
| brickworks            | 1 wood 1 clay 1 franc          | -                     | 1 brick                               | 1 franc        | [LH-14.2] |
| tannery               | 1 hide                         | -                     | 1 leather 1 franc                     | nothing        | [LH-20.2] |
| business-office       | 1 fish 1 franc                 | exchange fish leather | 1 leather                             | 1 franc        | [LH-21.2] |
| steel-mill            | 5 wood 1 iron 2 franc          | -                     | 1 steel                               | 2 franc        | [LH-23.2] |
| cokery                | 1 coal 1 franc                 | -                     | 1 coke 1 franc                        | 1 franc        | [LH-25.2] |
| bridge-over-the-seine | 1 leather 2 franc              | give 1 leather        | 1 franc                               | 2 franc        | [LH-27.2] |
| church                | 2 fish 5 bread                 | -                     | 5 fish 10 bread                       | nothing        | [LH-30.6] |
| bakery                | 1 fish 1 bread                 | -                     | 3 franc                               | 1 fish         | [LH-002.6] |
| baguette-shop         | 1 fish 1 bread 1 meat          | -                     | 6 franc                               | 1 fish         | [LH-003.6] |
| farm                  | 1 franc                        | -                     | 2 fish 2 wood 2 grain 1 cattle 1 hide | 1 franc        | [LH-004.4] |
| clothing-industry     | 1 hide 1 smoked_fish 1 leather | -                     | 7 franc                               | 1 smoked_fish  | [LH-005.5] |
| fish-market           | 2 fish                         | -                     | 2 franc                               | 1 fish         | [LH-007.6] |
| fish-restaurant       | 2 smoked_fish                  | -                     | 3 franc                               | 1 smoked_fish  | [LH-008.5] |
| fishpond-and-wood     | 1 bread                        | -                     | 3 fish 3 wood                         | 1 bread        | [LH-009.3] |
| forest-hut            | 1 fish 1 wood 1 meat           | -                     | 5 franc                               | 1 fish         | [LH-010.6] |
| plant-nursery         | 1 franc                        | -                     | 4 wood 3 franc                        | 1 franc        | [LH-011.3] |
| smelter               | 3 franc                        | -                     | 1 iron 1 coal 1 coke 1 franc          | 2 franc        | [LH-015.3] |
| hunting-lodge         | 1 franc                        | -                     | 2 hide 3 meat                         | 1 franc        | [LH-017.3] |
| patisserie            | 1 fish 1 grain 1 bread         | -                     | 5 franc                               | 1 fish         | [LH-019.6] |
| furriery              | 1 fish 1 hide                  | -                     | 1 bread                               | 1 fish         | [LH-020.6] |
| leather-industry      | 1 bread 3 leather 14 franc     | -                     | 30 franc                              | 1 bread        | [LH-021.5] |
| kiln                  | 1 fish 1 wood 1 clay           | -                     | 3 brick                               | 1 fish         | [LH-022.6] |
| furniture-factory     | 1 wood 1 bread 1 leather       | -                     | 6 franc                               | 1 bread        | [LH-026.4] |
| schnaps-distillery    | 1 grain 1 franc                | -                     | 2 franc                               | 1 franc        | [LH-030.5] |
| steakhouse            | 1 charcoal 1 meat 1 franc      | -                     | 6 franc                               | 1 franc        | [LH-032.6] |
| brick-manufacturer    | 3 brick 1 bread 10 franc       | -                     | 24 franc                              | 1 bread        | [LH-034.5] |
| zoo                   | 3 fish 1 franc                 | -                     | 3 fish 1 franc                        | 1 franc        | [LH-035.5] |
`

const OWNERS = `
| card               | its owner brings   | and does            | has then                              | proves |
| building-firm-2    | 1 clay             | build charcoal-kiln | nothing                               | [LH-B2.2] |
| construction-firm  | 1 clay             | build charcoal-kiln | nothing                               | [LH-B3.2] |
| joinery            | 1 wood             | -                   | 5 franc                               | [LH-04.2] |
| bakehouse          | 1 wood 1 grain     | -                   | 1 bread                               | [LH-05.2] |
| hardware-store     | nothing            | -                   | 1 wood 1 iron 1 brick                 | [LH-06.3] |
| abattoir           | 1 cattle           | -                   | 1 meat                                | [LH-09.2] |
| clay-mound         | nothing            | -                   | 3 clay                                | [LH-10.3] |
| wharf-1            | 8 wood             | build lucie         | nothing                               | [LH-12.2] |
| brickworks         | 1 wood 1 clay      | -                   | 1 brick                               | [LH-14.2] |
| colliery           | nothing            | -                   | 3 coal                                | [LH-16.4] |
| ironworks          | nothing            | -                   | 3 iron                                | [LH-22.4] |
| steel-mill         | 1 iron 1 coke      | -                   | 1 steel                               | [LH-23.2] |
| cokery             | 1 coal             | -                   | 1 coke 1 franc                        | [LH-25.2] |
| bakery             | 1 bread            | -                   | 3 franc                               | [LH-002.6] |
| baguette-shop      | 1 bread 1 meat     | -                   | 6 franc                               | [LH-003.6] |
| farm               | nothing            | -                   | 2 fish 2 wood 2 grain 1 cattle 1 hide | [LH-004.4] |
| clothing-industry  | 1 hide 1 leather   | -                   | 7 franc                               | [LH-005.5] |
| fish-market        | 1 fish             | -                   | 2 franc                               | [LH-007.6] |
| fish-restaurant    | 1 smoked_fish      | -                   | 3 franc                               | [LH-008.5] |
| forest-hut         | 1 wood 1 meat      | -                   | 5 franc                               | [LH-010.6] |
| plant-nursery      | nothing            | -                   | 4 wood 3 franc                        | [LH-011.3] |
| smelter            | nothing            | -                   | 1 iron 1 coal 1 coke                  | [LH-015.3] |
| hunting-lodge      | nothing            | -                   | 2 hide 3 meat                         | [LH-017.3] |
| patisserie         | 1 grain 1 bread    | -                   | 5 franc                               | [LH-019.6] |
| furriery           | 1 hide             | -                   | 1 bread                               | [LH-020.6] |
| leather-industry   | 3 leather 14 franc | -                   | 30 franc                              | [LH-021.5] |
| kiln               | 1 wood 1 clay      | -                   | 3 brick                               | [LH-022.6] |
| furniture-factory  | 1 wood 1 leather   | -                   | 6 franc                               | [LH-026.4] |
| schnaps-distillery | 1 grain            | -                   | 2 franc                               | [LH-030.5] |
| steakhouse         | 1 charcoal 1 meat  | -                   | 6 franc                               | [LH-032.6] |
| brick-manufacturer | 3 brick 10 franc   | -                   | 24 franc                              | [LH-034.5] |
| zoo                | 3 cattle           | -                   | 3 cattle 1 franc                      | [LH-035.5] |
`

// The visitor's tokens as food, and how much of it is francs.
const STAYS_OUTSIDE = `
| card                    | a visitor brings              | food | francs | because                                                                    | proves |
| building-firm-2         | 1 clay                        | 0    | 0      | who has neither food nor francs stays outside                              | [LH-B2.2] |
| construction-firm       | 1 fish 1 clay                 | 1    | 0      | one food is not enough                                                     | [LH-B3.2] |
| marketplace             | 1 fish                        | 1    | 0      | one food without a franc is not enough                                     | [LH-01.2] |
| joinery                 | 3 wood                        | 0    | 0      | the francs to be earned do not pay the fee                                 | [LH-04.2] |
| bakehouse               | 1 wood 2 grain                | 0    | 0      | grain is no food to pay the fee with                                       | [LH-05.2] |
| hardware-store          | 4 grain 2 cattle              | 0    | 0      | who has neither food nor francs stays outside                              | [LH-06.3] |
| smokehouse              | 1 fish 1 wood                 | 1    | 0      | one fish and no franc does not pay the fee                                 | [LH-08.2] |
| abattoir                | 4 fish 1 cattle 1 franc       | 5    | 1      | food does not pay a fee in francs                                          | [LH-09.2] |
| clay-mound              | nothing                       | 0    | 0      | who has neither food nor francs stays outside                              | [LH-10.3] |
| wharf-1                 | 8 wood 1 franc                | 1    | 1      | one food is not enough                                                     | [LH-12.2] |
| brickworks              | 1 wood 1 clay                 | 0    | 0      | who has neither food nor francs stays outside                              | [LH-14.2] |
| colliery                | 1 fish                        | 1    | 0      | one food is not enough                                                     | [LH-16.4] |
| grocery-market          | 9 fish                        | 9    | 0      | food does not pay the franc                                                | [LH-19.3] |
| business-office         | 4 fish                        | 4    | 0      | food does not pay the franc                                                | [LH-21.2] |
| ironworks               | 1 bread                       | 2    | 0      | two food without a franc do not open the door                              | [LH-22.4] |
| steel-mill              | 1 iron 1 bread 1 coke 1 franc | 3    | 1      | food does not pay the two francs                                           | [LH-23.2] |
| cokery                  | 1 coal 1 meat                 | 3    | 0      | food does not pay the franc, nor does the franc to be earned               | [LH-25.2] |
| bridge-over-the-seine   | 1 meat 5 leather 1 franc      | 4    | 1      | food does not pay them, nor do the francs to be earned                     | [LH-27.2] |
| farm                    | 3 fish                        | 3    | 0      | its fee is a franc, which food cannot replace                              | [LH-004.3] |
| clothing-industry       | 1 fish 1 hide 1 leather       | 1    | 0      | a single fish and no franc do not pay the fee                              | [LH-005.4] |
| iron-mine-and-coal-seam | 2 grain                       | 0    | 0      | whoever has neither food nor francs cannot pay its fee                     | [LH-006.3] |
| fishpond-and-wood       | nothing                       | 0    | 0      | the fee is paid before the fish come, so they cannot pay it                | [LH-009.3] |
| plant-nursery           | 2 wood                        | 0    | 0      | the fee is paid before its francs come, so they cannot pay it              | [LH-011.3] |
| smelter                 | 4 fish 1 franc                | 5    | 1      | its fee is two francs; one is too few, and food cannot replace the other   | [LH-015.3] |
| hunting-lodge           | 2 cattle                      | 0    | 0      | the meat comes too late to pay the fee of 1 food                           | [LH-017.3] |
| schnaps-distillery      | 9 grain                       | 0    | 0      | grain is no food, so it cannot pay the fee                                 | [LH-030.5] |
| zoo                     | 9 fish                        | 9    | 0      | its fee is a franc that fish cannot replace and that comes before the gain | [LH-035.5] |
`

type Row = Readonly<Record<string, string>>

const rowsOf = (table: string): Row[] => {
  const [head = [], ...body] = table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  return body.map((cells) => Object.fromEntries(head.map((name, column) => [name, cells[column] ?? ''])))
}

/** `1 wood 2 brick`, with `nothing` and `-` for none. */
const amounts = (text = ''): Record<string, number> =>
  Object.fromEntries(
    [...text.matchAll(/(\d+) (\w+)/g)].map(([, amount, name = '']) => [name, Number(amount)]),
  )

const tokens = (text = ''): Tokens => amounts(text)

const steps = (row: Row): string[] => [
  `enter ${row['card']}`,
  ...(row['and does'] === '-' ? [] : (row['and does'] ?? '').split(', ')),
]

const feeOf = (entry = ''): unknown[] =>
  entry
    .split(' or ')
    .map((alternative) => amounts(alternative))
    .flatMap(({ food, franc }) => [
      ...(food === undefined ? [] : [{ food }]),
      ...(franc === undefined ? [] : [{ francs: franc }]),
    ])

/** `3 per I, 2 per E`, `4 per ship`, `1/2 per good`, `2 per cattle`. */
const endValueOf = (text = ''): unknown => {
  if (text === '-') return null
  const worth = [...text.matchAll(/(\d+)(?:\/2)? per (\w+)/g)].map(
    ([, amount, what = '']): [string, number] => [what, Number(amount)],
  )
  const per: Record<string, number> = Object.fromEntries(worth)
  const { ship = 0, good = 0, ...others } = per
  const named = Object.entries(others)
  const isToken = (name: string): boolean => TOKENS.some((token) => token === name)
  return {
    perCategory: Object.fromEntries(named.filter(([name]) => !isToken(name))),
    perShip: ship,
    halfPerGood: good,
    perToken: bundle(Object.fromEntries(named.filter(([name]) => isToken(name)))),
  }
}

const faceOf = (row: Row, module: string | null): unknown => {
  const { hammer = 0, fisherman = 0 } = amounts(row['symbols'])
  const material = tokens(row['material'])
  const isBuilt = row['material'] !== '-'
  const { full, short } = row
  return {
    no: row['no'],
    name: row['card'],
    category: row['type'],
    value: Number(row['value']),
    price: row['price'] === '-' ? null : Number(row['price']),
    fee: feeOf(row['entry']),
    cost: isBuilt ? { wood: 0, clay: 0, brick: 0, iron: 0, steel: 0, ...material } : null,
    printedCost: isBuilt ? bundle(material) : null,
    hammers: hammer,
    fishermen: fisherman,
    special: full === undefined,
    module,
    usage: full === undefined ? null : { full, short },
    endValue: endValueOf(row['at the end']),
  }
}

const CARDS = (
  [
    [STANDARD, null],
    [SPECIAL, null],
    [ESSEN_2008, 'essen-2008'],
    [GRAND_HAMEAU, 'grand-hameau'],
  ] as const
).flatMap(([table, module]) => rowsOf(table).map((row) => ({ ...row, name: row['card'] ?? '', row, module })))

const entryOf = (card = ''): string => CARDS.find(({ name }) => name === card)?.row['entry'] ?? ''

test('the tables name every card once, in its order', () => {
  expect(CARDS.map(({ name }) => name)).toEqual(BUILDINGS.map(({ name }) => name))
})

test.each(CARDS)('$name is as printed $proves', ({ name, row, module }) => {
  expect(BUILDINGS[buildingNamed(name)]).toMatchObject(faceOf(row, module) as object)
})

test.each(CARDS.filter(({ row }) => row['entry'] === 'closed'))(
  '$name is entered by nobody, not even its owner $proves',
  ({ name }) => {
    const refusal = { code: 'closed', params: { building: name } }
    expect(before(name, { franc: 9 }).refusal(`enter ${name}`)).toEqual(refusal)
    const own = before(name, { franc: 9 }, { seat1: { buildings: [name] } })
    expect(own.refusal(`enter ${name}`)).toEqual(refusal)
  },
)

test.each(rowsOf(VISITS))('a visitor of the $card pays its fee to the owner $proves', (row) => {
  const { card = '' } = row
  const owner = { seats: { '2': { buildings: [card], stock: only({}) } } }
  const table = before(card, tokens(row['a visitor brings']), owner).play(...steps(row))
  expect(table.stock()).toEqual(tokens(row['has then']))
  expect(table.stock(2)).toEqual(tokens(row['the owner gets']))
})

test.each(rowsOf(OWNERS))('the owner of the $card pays no fee $proves', (row) => {
  const { card = '' } = row
  const table = before(card, tokens(row['its owner brings']), { seat1: { buildings: [card] } })
  expect(table.play(...steps(row)).stock()).toEqual(tokens(row['has then']))
})

test.each(rowsOf(STAYS_OUTSIDE))('at the $card, $because $proves', (row) => {
  const { card = '' } = row
  const [fee = {}, other = {}] = entryOf(card)
    .split(' or ')
    .map((text) => amounts(text))
  const { food = 0, franc = 0 } = { ...fee, ...other }
  expect(before(card, tokens(row['a visitor brings'])).refusal(`enter ${card}`)).toEqual({
    code: 'cannot-pay-fee',
    params: {
      building: card,
      food,
      francs: franc,
      have: Number(row['food']),
      haveFrancs: Number(row['francs']),
    },
  })
})
