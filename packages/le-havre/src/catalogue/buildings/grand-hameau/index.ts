import { inModule } from '../../building.ts'
import { canneryRow } from './cannery-row.ts'
import { clayCompany } from './clay-company.ts'
import { cobblers } from './cobblers.ts'
import { furIndustry } from './fur-industry.ts'
import { hidesTrader } from './hides-trader.ts'
import { inn } from './inn.ts'
import { smeltingFurnace } from './smelting-furnace.ts'
import { wholesaleBakery } from './wholesale-bakery.ts'

/** In order of their numbers. */
export const GRAND_HAMEAU = inModule('grand-hameau', [
  clayCompany,
  smeltingFurnace,
  inn,
  canneryRow,
  hidesTrader,
  furIndustry,
  cobblers,
  wholesaleBakery,
])
