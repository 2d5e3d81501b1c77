import type { TokenName } from '../rules/index.ts'
import { Icon } from './icons/icon.tsx'
import { tokenIcon } from './icons/icon-names.ts'

export const TokenIcon = ({ token }: { readonly token: TokenName }) => <Icon name={tokenIcon(token)} />
