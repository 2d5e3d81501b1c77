/** Trays that the first question of a game does not need: one lazy chunk, loaded after the table is drawn. */
export { AmountTray } from './amount-tray.tsx'
export { BasketTray } from './basket-tray.tsx'
export { ExchangeTray } from './exchange-tray.tsx'
export { HintPanel } from './hint-panel.tsx'
export { PaymentTray } from './payment-tray.tsx'
export { ShortfallTray } from './shortfall-tray.tsx'
export { VoyageTray } from './voyage-tray.tsx'
export { WarningTray } from './warning-tray.tsx'
