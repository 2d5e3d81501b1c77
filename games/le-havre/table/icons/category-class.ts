/** Apart from the icons, which programs without style sheets name too. */
import { CATEGORY_CLASSES } from '@quayside/table/icons/icon-names.ts'
import type { Category } from '../../rules/index.ts'
import { CATEGORY_WORDS } from './icon-names.ts'

/** The class that gives the colours of a category to what is inside. */
export const categoryClass = (category: Category): string =>
  category === 'S' ? CATEGORY_CLASSES.public : CATEGORY_CLASSES[CATEGORY_WORDS[category]]
