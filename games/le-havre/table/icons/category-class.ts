/** Separate from the icon names, which are also used without style sheets. */
import { CATEGORY_CLASSES } from '@quayside/table/icons/icon-names.ts'
import type { Category } from '../../rules/index.ts'
import { CATEGORY_WORDS } from './icon-names.ts'

/** The class that sets the colours of a category. */
export const categoryClass = (category: Category): string =>
  category === 'S' ? CATEGORY_CLASSES.public : CATEGORY_CLASSES[CATEGORY_WORDS[category]]
