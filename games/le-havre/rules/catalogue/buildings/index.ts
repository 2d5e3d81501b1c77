import type { Building } from '../building.ts'
import { baguetteShop } from './special/baguette-shop.ts'
import { bakery } from './special/bakery.ts'
import { brickManufacturer } from './special/brick-manufacturer.ts'
import { businessPark } from './special/business-park.ts'
import { clothingIndustry } from './special/clothing-industry.ts'
import { coalTrader } from './special/coal-trader.ts'
import { diner } from './special/diner.ts'
import { farm } from './special/farm.ts'
import { feedlot } from './special/feedlot.ts'
import { fishMarket } from './special/fish-market.ts'
import { fishRestaurant } from './special/fish-restaurant.ts'
import { fishpondAndWood } from './special/fishpond-and-wood.ts'
import { footballStadium } from './special/football-stadium.ts'
import { forestHut } from './special/forest-hut.ts'
import { furnitureFactory } from './special/furniture-factory.ts'
import { furriery } from './special/furriery.ts'
import { guildhouse } from './special/guildhouse.ts'
import { harborWatch } from './special/harbor-watch.ts'
import { haulageFirm } from './special/haulage-firm.ts'
import { huntingLodge } from './special/hunting-lodge.ts'
import { ironMineAndCoalSeam } from './special/iron-mine-and-coal-seam.ts'
import { kiln } from './special/kiln.ts'
import { laborExchange } from './special/labor-exchange.ts'
import { leatherIndustry } from './special/leather-industry.ts'
import { luxuryYacht } from './special/luxury-yacht.ts'
import { masonsGuild } from './special/masons-guild.ts'
import { patisserie } from './special/patisserie.ts'
import { plantNursery } from './special/plant-nursery.ts'
import { schnapsDistillery } from './special/schnaps-distillery.ts'
import { smelter } from './special/smelter.ts'
import { steakhouse } from './special/steakhouse.ts'
import { steelworks } from './special/steelworks.ts'
import { tavern } from './special/tavern.ts'
import { townSquare } from './special/town-square.ts'
import { windFarm } from './special/wind-farm.ts'
import { zoo } from './special/zoo.ts'
import { abattoir } from './standard/abattoir.ts'
import { artsCenter } from './standard/arts-center.ts'
import { bakehouse } from './standard/bakehouse.ts'
import { bank } from './standard/bank.ts'
import { blackMarket } from './standard/black-market.ts'
import { brickworks } from './standard/brickworks.ts'
import { bridgeOverTheSeine } from './standard/bridge-over-the-seine.ts'
import { buildingFirm1 } from './standard/building-firm-1.ts'
import { buildingFirm2 } from './standard/building-firm-2.ts'
import { businessOffice } from './standard/business-office.ts'
import { charcoalKiln } from './standard/charcoal-kiln.ts'
import { church } from './standard/church.ts'
import { clayMound } from './standard/clay-mound.ts'
import { cokery } from './standard/cokery.ts'
import { colliery } from './standard/colliery.ts'
import { constructionFirm } from './standard/construction-firm.ts'
import { dock } from './standard/dock.ts'
import { fishery } from './standard/fishery.ts'
import { groceryMarket } from './standard/grocery-market.ts'
import { hardwareStore } from './standard/hardware-store.ts'
import { ironworks } from './standard/ironworks.ts'
import { joinery } from './standard/joinery.ts'
import { localCourt } from './standard/local-court.ts'
import { marketplace } from './standard/marketplace.ts'
import { sawmill } from './standard/sawmill.ts'
import { shippingLine } from './standard/shipping-line.ts'
import { smokehouse } from './standard/smokehouse.ts'
import { steelMill } from './standard/steel-mill.ts'
import { storehouse } from './standard/storehouse.ts'
import { tannery } from './standard/tannery.ts'
import { townHall } from './standard/town-hall.ts'
import { wharf1 } from './standard/wharf-1.ts'
import { wharf2 } from './standard/wharf-2.ts'

/** In order of their numbers, so that sorting by index sorts a proposal pile as printed. */
export const STANDARD_BUILDINGS: readonly Building[] = [
  buildingFirm1,
  buildingFirm2,
  constructionFirm,
  marketplace,
  sawmill,
  fishery,
  joinery,
  bakehouse,
  hardwareStore,
  charcoalKiln,
  smokehouse,
  abattoir,
  clayMound,
  artsCenter,
  wharf1,
  blackMarket,
  brickworks,
  localCourt,
  colliery,
  wharf2,
  shippingLine,
  groceryMarket,
  tannery,
  businessOffice,
  ironworks,
  steelMill,
  storehouse,
  cokery,
  dock,
  bridgeOverTheSeine,
  townHall,
  bank,
  church,
]

export const SPECIAL_BUILDINGS: readonly Building[] = [
  laborExchange,
  bakery,
  baguetteShop,
  farm,
  clothingIndustry,
  ironMineAndCoalSeam,
  fishMarket,
  fishRestaurant,
  fishpondAndWood,
  forestHut,
  plantNursery,
  businessPark,
  guildhouse,
  harborWatch,
  smelter,
  diner,
  huntingLodge,
  coalTrader,
  patisserie,
  furriery,
  leatherIndustry,
  kiln,
  luxuryYacht,
  feedlot,
  masonsGuild,
  furnitureFactory,
  townSquare,
  tavern,
  haulageFirm,
  schnapsDistillery,
  steelworks,
  steakhouse,
  windFarm,
  brickManufacturer,
  zoo,
  footballStadium,
]
