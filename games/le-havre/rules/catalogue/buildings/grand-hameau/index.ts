import { inModule } from '../../building.ts'
import { biofuelFacility } from './biofuel-facility.ts'
import { blastFurnace } from './blast-furnace.ts'
import { brickTrader } from './brick-trader.ts'
import { canneryRow } from './cannery-row.ts'
import { cattleMarket } from './cattle-market.ts'
import { clayCompany } from './clay-company.ts'
import { cobblers } from './cobblers.ts'
import { departmentOfAgriculture } from './department-of-agriculture.ts'
import { departmentOfEconomics } from './department-of-economics.ts'
import { emporium } from './emporium.ts'
import { fishermansHut } from './fishermans-hut.ts'
import { fleaMarket } from './flea-market.ts'
import { furFactory } from './fur-factory.ts'
import { furIndustry } from './fur-industry.ts'
import { hidesTrader } from './hides-trader.ts'
import { hotel } from './hotel.ts'
import { inn } from './inn.ts'
import { lumberMill } from './lumber-mill.ts'
import { mainStation } from './main-station.ts'
import { majorCorporation } from './major-corporation.ts'
import { ranch } from './ranch.ts'
import { rattletrapCar } from './rattletrap-car.ts'
import { smeltingFurnace } from './smelting-furnace.ts'
import { soupKitchen } from './soup-kitchen.ts'
import { souvenirShop } from './souvenir-shop.ts'
import { stockmarket } from './stockmarket.ts'
import { toyFair } from './toy-fair.ts'
import { tradingFirm } from './trading-firm.ts'
import { traffickingSpot } from './trafficking-spot.ts'
import { wainwrights } from './wainwrights.ts'
import { wholesaleBakery } from './wholesale-bakery.ts'
import { woodenCrane } from './wooden-crane.ts'
import { wreckers } from './wreckers.ts'

/** In order of their numbers. */
export const GRAND_HAMEAU = inModule('grand-hameau', [
  woodenCrane,
  lumberMill,
  mainStation,
  hotel,
  furFactory,
  wainwrights,
  fishermansHut,
  soupKitchen,
  cattleMarket,
  brickTrader,
  clayCompany,
  smeltingFurnace,
  fleaMarket,
  inn,
  canneryRow,
  hidesTrader,
  furIndustry,
  departmentOfAgriculture,
  departmentOfEconomics,
  stockmarket,
  souvenirShop,
  wreckers,
  blastFurnace,
  biofuelFacility,
  ranch,
  tradingFirm,
  traffickingSpot,
  majorCorporation,
  emporium,
  cobblers,
  rattletrapCar,
  wholesaleBakery,
  toyFair,
])
