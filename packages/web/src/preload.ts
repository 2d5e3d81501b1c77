/**
 * First script of a visit: applies the theme and starts to load the texts of the visitor's language while the page
 * itself is fetched. It does not wait for the end of the document.
 */
import 'virtual:fonts.css'
import './styles/shell.css'
// Before the modules of the pages, which may say otherwise.
import '@quayside/table/controls/controls.module.css'
import './shell/components/shared.module.css'
import { followSettings } from './state/appearance.ts'

/** Resolves when the page can be drawn. */
export const words: Promise<void> = followSettings()
