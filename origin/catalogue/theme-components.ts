import { type ComponentCode, componentGroups, type ThemeCode } from './codes.ts'

const { wellness, gastronomy, romance, family } = componentGroups

/** What makes a stay one of its theme. Its title names these first: a castle makes a stay of culture, not one of nature. */
export const themeComponents: Readonly<Record<ThemeCode, readonly ComponentCode[]>> = {
  wellness,
  romantic: [...romance, 'balloon', 'gondola', ...wellness, ...gastronomy],
  gastronomy,
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

/** A dinner by candlelight is gastronomy as well; chocolates and a bottle to take to the room are presents. */
const servedBeside: readonly ComponentCode[] = [
  ...gastronomy.filter((code) => code !== 'chocolate-box' && code !== 'sparkling-wine'),
  'candlelight-dinner',
]

/** Whether one of these makes a stay of another theme one of gastronomy too. */
export const isGastronomy = (components: readonly ComponentCode[]): boolean => components.some((code) => servedBeside.includes(code))
