import type { NavLink } from '../../src/contract/cms/navigation.ts'
import type { SearchBoxProps } from '../../src/islands/search-box/props.ts'
import type { PageContext } from '../context.ts'

export type SearchOffers = Pick<SearchBoxProps, 'themes' | 'periods' | 'datesPrompt'>

/** The themes are those of the navigation. Lists are empty where content is unavailable. */
export async function searchOffers(content: PageContext['content']): Promise<SearchOffers> {
  const [settings, navigation] = await Promise.all([content.settings(), content.navigation()])
  const themes = (navigation?.links ?? []).flatMap(themesBelow)
  return { themes, periods: settings?.datePeriods ?? [], datesPrompt: settings?.datesPrompt ?? 'none' }
}

function themesBelow({ theme, label, synonyms = [], children = [] }: NavLink): SearchOffers['themes'] {
  return theme === undefined ? children.flatMap(themesBelow) : [{ id: theme, label, names: [label, ...synonyms].join(', ') }]
}
