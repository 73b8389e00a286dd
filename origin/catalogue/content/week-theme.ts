import type { Market } from '../../../src/market/markets.ts'
import { weekNumber } from '../../cms/week.ts'

export type WeekThemeCode = 'wellness' | 'romantic' | 'gastronomy' | 'seaside' | 'mountain' | 'city' | 'unusual'

const all: readonly WeekThemeCode[] = ['wellness', 'gastronomy', 'romantic', 'city', 'unusual']

/** The theme of the week, in rotation: the sea from April to September, mountains from October to March. */
export function weekThemeOf(today: string): WeekThemeCode {
  const month = Number(today.slice(5, 7))
  const rotation = [...all.slice(0, 2), month >= 4 && month <= 9 ? ('seaside' as const) : ('mountain' as const), ...all.slice(2)]
  return rotation[weekNumber(today) % rotation.length] ?? 'wellness'
}

const pictures: Readonly<Record<WeekThemeCode, string>> = {
  wellness: 'massage-room-golden',
  romantic: 'suite-view-golden',
  gastronomy: 'dessert-plate-dawn',
  seaside: 'horse-ride-rose',
  mountain: 'hot-tub-dusk',
  city: 'cocktail-bar-dusk',
  unusual: 'balloons-rose',
}

/** Content shows none of these scenes elsewhere on a home page. Italy has sailing in place of riding on the beach. */
export function weekPictureOf(theme: WeekThemeCode, market: Market): string {
  return theme === 'seaside' && market.country === 'IT' ? 'sailing-golden' : pictures[theme]
}
