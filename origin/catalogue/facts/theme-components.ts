import { type ComponentCode, componentGroups, type ThemeCode } from './codes.ts'
import type { StayFacts } from './facts.ts'

const { wellness, gastronomy, romance, family } = componentGroups

/** What makes a stay one for gourmets: a drink, a brunch or a picnic alone does not. */
const gourmet = [
  'dinner-3',
  'dinner-5',
  'tapas-dinner',
  'candlelight-dinner',
  'wine-tasting',
  'cooking-class',
  'cheese-board',
] as const satisfies readonly ComponentCode[]

/** What makes a stay one of its theme. Its title names these first: a castle makes a stay of culture, not one of nature. */
export const themeComponents: Readonly<Record<ThemeCode, readonly ComponentCode[]>> = {
  wellness,
  romantic: [...romance, 'balloon', 'gondola', ...wellness, ...gastronomy],
  gastronomy: gourmet,
  family: [...family, 'pool-access', 'bike-rental'],
  city: ['museum', 'guided-walk', 'boat-trip', 'show', 'escape-game', 'bike-rental'],
  seaside: ['boat-trip', 'sailing', 'horse-ride', 'bike-rental'],
  mountain: ['hiking-guide'],
  countryside: ['bike-rental', 'canoe', 'horse-ride', 'golf', 'balloon', 'sailing', 'hiking-guide'],
  unusual: ['hot-tub-private', 'treetop'],
  culture: ['museum', 'castle-visit', 'guided-walk'],
}

/** Whether one of these makes a stay one of a theme. */
export const bringsTheme = (theme: ThemeCode, components: readonly ComponentCode[]): boolean =>
  components.some((code) => themeComponents[theme].includes(code))

/** What lists a stay of another theme under these too: a bath for two is romantic, while a massage alone makes a stay of wellness only. */
const sharedComponents: Readonly<Partial<Record<ThemeCode, readonly ComponentCode[]>>> = {
  romantic: [...romance, 'sparkling-wine', 'balloon', 'gondola', 'hot-tub-private', 'private-spa'],
  culture: [...themeComponents.culture, 'show'],
  countryside: [...themeComponents.countryside, 'picnic'],
}

/** Whether one of these lists a stay of another theme under this one too. */
export const sharesTheme = (theme: ThemeCode, components: readonly ComponentCode[]): boolean =>
  components.some((code) => (sharedComponents[theme] ?? themeComponents[theme]).includes(code))

/**
 * The theme of a stay's texts, the first of its themes that it includes something of: a dinner alone makes no weekend of culture. A stay is
 * unusual because of where its guests sleep, whatever it includes.
 */
export function mainTheme({ themes, components }: Pick<StayFacts, 'themes' | 'components'>): ThemeCode {
  return themes.find((theme) => theme === 'unusual' || bringsTheme(theme, components)) ?? themes[0] ?? 'romantic'
}
