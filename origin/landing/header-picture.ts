import type { ThemeCode } from '../catalogue/codes.ts'
import { pictureSet } from '../catalogue/picture-set.ts'
import type { Place } from '../geo/places.ts'

const themeLooks: Readonly<Record<ThemeCode, string>> = {
  wellness: 'wellness',
  romantic: 'romantic',
  gastronomy: 'gastronomy',
  family: 'family',
  city: 'city',
  seaside: 'sea',
  mountain: 'mountain',
  countryside: 'countryside',
  unusual: 'countryside',
  culture: 'city',
}

const wide = pictureSet.filter((picture) => ['hero', 'landscape', 'city', 'spa', 'food'].includes(picture.kind) && !picture.close)

/** The header of a search page: the theme's, in the country where there is one; always the same for the same page. */
export function headerPicture(place: Place | undefined, theme: ThemeCode | undefined, marketCountry: string): string {
  const cc = place?.cc ?? marketCountry
  const look = theme ? themeLooks[theme] : place ? lookOf(place) : undefined
  const scenic =
    theme === 'wellness' || theme === 'gastronomy' ? wide : wide.filter((picture) => picture.kind !== 'spa' && picture.kind !== 'food')
  const suiting = scenic.filter((picture) => look === undefined || picture.themes.includes(look))
  const local = suiting.filter((picture) => picture.countries.includes(cc))
  const anywhere = suiting.filter((picture) => picture.countries.includes('any'))
  const heroes = local.filter((picture) => picture.kind === 'hero')
  const pool = [heroes, local, anywhere, suiting, wide].find((list) => list.length > 0) ?? wide
  const picture = pool[((place?.id ?? 0) + (theme?.length ?? 0)) % pool.length]
  if (!picture) throw new Error('the picture set is empty')
  return picture.id
}

function lookOf(place: Place): string | undefined {
  switch (place.kind) {
    case 'sea_resort':
      return 'sea'
    case 'ski_resort':
      return 'mountain'
    case 'city':
      return (place.reach ?? 0) > 3.9 ? 'city' : 'countryside'
    default:
      return undefined
  }
}
