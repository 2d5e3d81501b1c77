import { Icon } from '@quayside/table/icons/icon.tsx'
import { useWords } from '@quayside/table/page/words.ts'

/** The title of a drawer and the button that closes it. */
export const DrawerHead = ({ drawer, title }: { readonly drawer: string; readonly title: string }) => {
  const { shell } = useWords()
  return (
    <div className="sh-drawer-head">
      <h2>{title}</h2>
      <button
        type="button"
        className="sh-close"
        popoverTarget={drawer}
        popoverTargetAction="hide"
        aria-label={shell('close')}
      >
        <Icon name="u-close" />
      </button>
    </div>
  )
}
