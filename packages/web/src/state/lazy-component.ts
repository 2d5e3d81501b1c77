import { loadGameTexts } from '@quayside/table/page/texts.ts'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A piece of the page that is fetched when it is first drawn, along with the words of the games. */
export const lazyComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [piece] = await Promise.all([load(), loadGameTexts()])
    return { default: piece }
  })
