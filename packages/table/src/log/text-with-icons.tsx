import { Fragment } from 'react'
import { Icon } from '../icons/icon.tsx'
import { withListKeys } from '../list-keys.ts'
import { partsOf } from './inline-icons.ts'

/** A sentence with some of its goods drawn. */
export const Pictured = ({ sentence }: { readonly sentence: string }) =>
  withListKeys(partsOf(sentence), ({ said }) => said).map(({ key, item: { said, picture } }) => (
    <Fragment key={key}>
      {picture === null ? (
        said
      ) : (
        <>
          <span className="vh">{said}</span>
          <span className="q" aria-hidden="true">
            {picture.amount}
            <Icon name={picture.icon} />
          </span>
        </>
      )}
    </Fragment>
  ))
