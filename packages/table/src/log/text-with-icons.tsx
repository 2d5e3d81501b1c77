import { Fragment } from 'react'
import { Icon } from '../icons/icon.tsx'
import { withListKeys } from '../list-keys.ts'
import { splitInlineIcons } from './inline-icons.ts'

/** A sentence with some of its goods drawn. */
export const TextWithIcons = ({ sentence }: { readonly sentence: string }) =>
  withListKeys(splitInlineIcons(sentence), ({ text }) => text).map(({ key, item: { text, picture } }) => (
    <Fragment key={key}>
      {picture === null ? (
        text
      ) : (
        <>
          <span className="vh">{text}</span>
          <span className="q" aria-hidden="true">
            {picture.amount}
            <Icon name={picture.icon} />
          </span>
        </>
      )}
    </Fragment>
  ))
