import controls from '@quayside/table/controls/controls.module.css'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import layout from '@quayside/table/styles/layout.module.css'
import tableScreen from '../table/table-screen.module.css'

/** Title and close button of a drawer. */
export const DrawerHead = ({ drawer, title }: { readonly drawer: string; readonly title: string }) => {
  const { shell } = useTexts()
  return (
    <div className={`${layout.row} ${tableScreen.drawerHead}`}>
      <h2>{title}</h2>
      <button
        type="button"
        className={controls.close}
        popoverTarget={drawer}
        popoverTargetAction="hide"
        aria-label={shell('close')}
      >
        <Icon name="u-close" />
      </button>
    </div>
  )
}
