import type { Market } from '../../../src/market/markets.ts'

export type WeekThemeCode = 'wellness' | 'romantic' | 'gastronomy' | 'seaside' | 'mountain' | 'city' | 'unusual'

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
