/**
 * What a visit begins with, before the page itself is there: how the page looks, and the words of the visitor's
 * language, which are then on their way along with it. It waits for nothing, not even for the end of the document.
 */
import 'virtual:fonts.css'
import './styles/shell.css'
// Before the modules of the pages, which may say otherwise.
import '@quayside/table/controls/controls.module.css'
import { followSettings } from './state/appearance.ts'

/** Resolves when the page can be drawn. */
export const words: Promise<void> = followSettings()
