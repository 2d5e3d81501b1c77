import controls from '@quayside/table/controls/controls.module.css'
import styles from './community.module.css'
export const StatusLine = ({ told }: { readonly told: string }) => (
  <p className={`${styles.told} ${controls.announced}`} role="status">
    {told}
  </p>
)
