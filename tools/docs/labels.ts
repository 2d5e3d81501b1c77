/** Interface texts of the documentation site that the generator only has in English. */
import type { Locale } from '@quayside/texts'

interface Labels {
  readonly manual: string
  readonly changes: string
  readonly onThisPage: string
  readonly previous: string
  readonly next: string
  readonly appearance: string
  readonly toLight: string
  readonly toDark: string
  readonly menu: string
  readonly toTop: string
  readonly language: string
  readonly skip: string
  readonly search: string
  readonly details: string
  readonly reset: string
  readonly close: string
  readonly nothing: string
  readonly select: string
  readonly navigate: string
}

const LABELS: Readonly<Record<Exclude<Locale, 'en'>, Labels>> = {
  fr: {
    manual: 'Manuel',
    changes: 'Nouveautés',
    onThisPage: 'Sur cette page',
    previous: 'Page précédente',
    next: 'Page suivante',
    appearance: 'Apparence',
    toLight: 'Passer au thème clair',
    toDark: 'Passer au thème sombre',
    menu: 'Menu',
    toTop: 'Retour en haut',
    language: 'Changer de langue',
    skip: 'Aller au contenu',
    search: 'Rechercher',
    details: 'Afficher le détail',
    reset: 'Effacer la recherche',
    close: 'Fermer',
    nothing: 'Aucun résultat pour',
    select: 'ouvrir',
    navigate: 'parcourir',
  },
  es: {
    manual: 'Manual',
    changes: 'Novedades',
    onThisPage: 'En esta página',
    previous: 'Página anterior',
    next: 'Página siguiente',
    appearance: 'Aspecto',
    toLight: 'Cambiar al tema claro',
    toDark: 'Cambiar al tema oscuro',
    menu: 'Menú',
    toTop: 'Volver arriba',
    language: 'Cambiar de idioma',
    skip: 'Ir al contenido',
    search: 'Buscar',
    details: 'Mostrar los detalles',
    reset: 'Borrar la búsqueda',
    close: 'Cerrar',
    nothing: 'Sin resultados para',
    select: 'abrir',
    navigate: 'recorrer',
  },
  'zh-Hant': {
    manual: '使用手冊',
    changes: '更新紀錄',
    onThisPage: '本頁內容',
    previous: '上一頁',
    next: '下一頁',
    appearance: '外觀',
    toLight: '切換為淺色',
    toDark: '切換為深色',
    menu: '選單',
    toTop: '回到頂端',
    language: '切換語言',
    skip: '跳到內容',
    search: '搜尋',
    details: '顯示詳細內容',
    reset: '清除搜尋',
    close: '關閉',
    nothing: '找不到',
    select: '開啟',
    navigate: '移動',
  },
}

/** The language-dependent part of the theme's settings. */
export const themeIn = (locale: Exclude<Locale, 'en'>) => {
  const labels = LABELS[locale]
  return {
    nav: [
      { text: labels.manual, link: `/${locale}/` },
      { text: labels.changes, link: '/CHANGELOG' },
    ],
    outline: { level: [2, 3], label: labels.onThisPage },
    docFooter: { prev: labels.previous, next: labels.next },
    darkModeSwitchLabel: labels.appearance,
    lightModeSwitchTitle: labels.toLight,
    darkModeSwitchTitle: labels.toDark,
    sidebarMenuLabel: labels.menu,
    returnToTopLabel: labels.toTop,
    langMenuLabel: labels.language,
    skipToContentLabel: labels.skip,
  }
}

export const searchIn = (locale: Exclude<Locale, 'en'>) => {
  const labels = LABELS[locale]
  return {
    translations: {
      button: { buttonText: labels.search, buttonAriaLabel: labels.search },
      modal: {
        displayDetails: labels.details,
        resetButtonTitle: labels.reset,
        backButtonTitle: labels.close,
        noResultsText: labels.nothing,
        footer: {
          selectText: labels.select,
          selectKeyAriaLabel: labels.select,
          navigateText: labels.navigate,
          closeText: labels.close,
          closeKeyAriaLabel: labels.close,
        },
      },
    },
  }
}
