import type { Navigation, NavLink } from '../../src/contract/cms/navigation.ts'
import type { Settings } from '../../src/contract/cms/settings.ts'
import type { SearchBoxProps } from '../../src/islands/search-box/props.ts'
import type { PageContext } from '../context.ts'

export type SearchBoxContent = Pick<SearchBoxProps, 'themes' | 'periods' | 'datesPrompt'>

/**
 * What content gives the search box: the themes of the navigation, the dates that it proposes, and whether it insists on dates. Without content
 * the lists are empty.
 */
export async function searchBoxContent(content: PageContext['content']): Promise<SearchBoxContent> {
  const [settings, navigation] = await Promise.all([content.settings(), content.navigation()])
  return searchBoxContentOf(settings, navigation)
}

export function searchBoxContentOf(settings: Settings | null, navigation: Navigation | null): SearchBoxContent {
  return { themes: themesOf(navigation), periods: settings?.datePeriods ?? noPeriods, datesPrompt: settings?.datesPrompt ?? 'none' }
}

const noPeriods: SearchBoxContent['periods'] = []
const noThemes: SearchBoxContent['themes'] = []
const known = new WeakMap<Navigation, SearchBoxContent['themes']>()

/** The same list for the same navigation, because a search box that pages share is recognised by it. */
function themesOf(navigation: Navigation | null): SearchBoxContent['themes'] {
  if (!navigation) return noThemes
  const themes = known.get(navigation) ?? navigation.links.flatMap(themesBelow)
  known.set(navigation, themes)
  return themes
}

function themesBelow({ theme, label, synonyms = [], children = [] }: NavLink): SearchBoxContent['themes'] {
  return theme === undefined ? children.flatMap(themesBelow) : [{ id: theme, label, names: [label, ...synonyms].join(', ') }]
}
