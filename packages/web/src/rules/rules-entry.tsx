import controls from '@quayside/table/controls/controls.module.css'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import { toggleRules, useRules } from './rules-store.ts'

/** The same in the table's menu, for a bar without room; `drawer` is the menu, which closes. */
export const RulesEntry = ({ drawer }: { readonly drawer: string }) => {
  const { tray } = useTexts()
  const offered = useRules((rules) => rules.offered)
  if (!offered) return null
  return (
    <button
      type="button"
      className={controls.button}
      popoverTarget={drawer}
      popoverTargetAction="hide"
      onClick={toggleRules}
    >
      <Icon name="u-book" />
      {tray('rules')}
    </button>
  )
}
