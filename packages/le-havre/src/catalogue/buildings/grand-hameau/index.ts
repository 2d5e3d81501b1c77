import { inModule } from '../../building.ts'
import { blastFurnace } from './blast-furnace.ts'
import { brickTrader } from './brick-trader.ts'
import { canneryRow } from './cannery-row.ts'
import { cattleMarket } from './cattle-market.ts'
import { clayCompany } from './clay-company.ts'
import { cobblers } from './cobblers.ts'
import { departmentOfAgriculture } from './department-of-agriculture.ts'
import { departmentOfEconomics } from './department-of-economics.ts'
import { emporium } from './emporium.ts'
import { furFactory } from './fur-factory.ts'
import { furIndustry } from './fur-industry.ts'
import { hidesTrader } from './hides-trader.ts'
import { inn } from './inn.ts'
import { majorCorporation } from './major-corporation.ts'
import { ranch } from './ranch.ts'
import { smeltingFurnace } from './smelting-furnace.ts'
import { toyFair } from './toy-fair.ts'
import { tradingFirm } from './trading-firm.ts'
import { traffickingSpot } from './trafficking-spot.ts'
import { wainwrights } from './wainwrights.ts'
import { wholesaleBakery } from './wholesale-bakery.ts'
import { wreckers } from './wreckers.ts'

/** In order of their numbers. */
export const GRAND_HAMEAU = inModule('grand-hameau', [
  furFactory,
  wainwrights,
  cattleMarket,
  brickTrader,
  clayCompany,
  smeltingFurnace,
  inn,
  canneryRow,
  hidesTrader,
  furIndustry,
  departmentOfAgriculture,
  departmentOfEconomics,
  wreckers,
  blastFurnace,
  ranch,
  tradingFirm,
  traffickingSpot,
  majorCorporation,
  emporium,
  cobblers,
  wholesaleBakery,
  toyFair,
])
