import { belongsTo, type Environment, pictureSet, pictureThemes, suits, type ThemeCode } from '@escale/catalogue'
import type { Place } from '../geo/places.ts'

const wide = pictureSet.filter((picture) => ['hero', 'landscape', 'city', 'spa', 'food'].includes(picture.kind) && !picture.close)

/** Returns the picture of the place, of the theme or of the market's country. It is the same on every request. */
export function headerPicture(place: Place | undefined, theme: ThemeCode | undefined, marketCountry: string): string {
  const look = theme ? pictureThemes[theme] : place ? lookOf(place) : undefined
  const indoors = theme === 'wellness' || theme === 'gastronomy'
  const scenic = indoors ? wide : wide.filter((picture) => picture.kind !== 'spa' && picture.kind !== 'food')
  const cc = place?.cc ?? marketCountry
  const possible = scenic.filter((picture) =>
    place ? suits(picture, { place: place.facts, environment: environmentOf(place) }) : picture.countries.includes(cc),
  )
  const suiting = possible.filter((picture) => look === undefined || picture.themes.includes(look))
  const local = suiting.filter((picture) => picture.countries.includes(cc))
  const own = local.filter((picture) => place && belongsTo(picture.scene, place.facts))
  const heroes = local.filter((picture) => picture.kind === 'hero')
  const anywhere = wide.filter((picture) => picture.countries.includes('any'))
  const pool = [own, heroes, local, suiting, possible, anywhere].find((list) => list.length > 0) ?? wide
  const picture = pool[((place?.id ?? 0) + (theme?.length ?? 0)) % pool.length]
  if (!picture) throw new Error('the picture set is empty')
  return picture.id
}

/** Returns the environment that a place has without its hotels. */
function environmentOf(place: Place): Environment | undefined {
  switch (place.kind) {
    case 'sea_resort':
      return 'seaside'
    case 'ski_resort':
      return 'mountain'
    case 'city':
      return (place.reach ?? 0) > 3.9 ? 'city' : 'countryside'
    default:
      return undefined
  }
}

function lookOf(place: Place): string | undefined {
  const environment = environmentOf(place)
  return environment === 'seaside' ? 'sea' : environment
}
