/**
 * First script of a visit: applies the theme and starts loading the texts of the visitor's language while the page
 * itself is fetched. Runs before the document is complete.
 */
import 'virtual:fonts.css'
import './styles/shell.css'
// Imported before the styles of the pages, which may override it.
import '@quayside/table/controls/controls.module.css'
import './shell/components/shared.module.css'
import { followSettings } from './state/appearance.ts'

/** Resolves when the page can be rendered. */
export const textsLoaded: Promise<void> = followSettings()
