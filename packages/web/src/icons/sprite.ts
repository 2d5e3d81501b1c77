import art from './art.svg?raw'
import icons from './sprite.svg?raw'

/** Puts every icon and drawing on the page, once; inside the page each follows the theme where it is used. */
export const laySprite = (): void => {
  if (document.getElementById('sprite') !== null) return
  for (const sprite of [icons, art])
    document.body.prepend(new DOMParser().parseFromString(sprite, 'image/svg+xml').documentElement)
}
