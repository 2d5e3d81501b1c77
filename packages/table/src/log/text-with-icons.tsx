import { Fragment } from 'react'
import { Icon } from '../icons/icon.tsx'
import { withListKeys } from '../list-keys.ts'
import pieceStyles from '../pieces.module.css'
import { splitInlineIcons } from './inline-icons.ts'

/** A sentence with its inline icons. */
export const TextWithIcons = ({ sentence }: { readonly sentence: string }) =>
  withListKeys(splitInlineIcons(sentence), ({ text }) => text).map(({ key, item: { text, picture } }) => (
    <Fragment key={key}>
      {picture === null ? (
        text
      ) : (
        <>
          <span className={pieceStyles.hidden}>{text}</span>
          <span className={pieceStyles.quantity} aria-hidden="true">
            {picture.amount}
            <Icon name={picture.icon} />
            {picture.after}
          </span>
        </>
      )}
    </Fragment>
  ))
