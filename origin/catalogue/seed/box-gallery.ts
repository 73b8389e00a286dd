import { type ComponentCode, type Environment, environments, type ThemeCode } from '../facts/codes.ts'
import { componentScenes } from '../pictures/component-scenes.ts'
import type { BoxFacts } from '../facts/facts.ts'
import { pictureSet, pictureThemes, type SetPicture } from '../pictures/picture-set.ts'
import { isAnywhere, isOf } from '../pictures/scene-grounds.ts'
import { Gallery } from './gallery.ts'
import { seededRandom } from './random.ts'

const ofBoxes = pictureSet.filter(({ kind, close }) => kind !== 'hero' && !close)
const covers = ofBoxes.filter(({ kind }) => kind === 'gift')
/** A card has a landscape, of the sea or of mountains; a box only its ribbon. */
const plainCovers = covers.filter(({ id }) => id.startsWith('gift-box-'))
const cards = covers.filter(({ id }) => id.startsWith('gift-card-'))

/** Neighbours in the range have different covers: every other box has the card of its theme, if there is one. */
function coverOf({ theme }: BoxFacts, rank: number): string | undefined {
  const card = cards.find(({ themes }) => themes[0] === pictureThemes[theme])
  const half = Math.floor(rank / 2)
  const turn = rank % 2 === 0 ? half : half + 2
  return rank % 2 === 1 && card ? card.id : plainCovers[turn % plainCovers.length]?.id
}

const inland = environments.filter((environment) => environment !== 'seaside' && environment !== 'mountain')

/** Landscapes of a box: the sea and the mountains are in boxes of that theme only. */
const landscapesOf = (theme: ThemeCode): readonly Environment[] => (theme === 'seaside' || theme === 'mountain' ? [theme] : inland)

const isOfTheme = ({ id, scene }: SetPicture, theme: ThemeCode): boolean =>
  landscapesOf(theme).some((environment) => isOf(environment, id, scene))

/** Whether a picture can be of the country of a box; one for every country has none of its own. */
const canBeIn = ({ countries, scene }: SetPicture, cc: string | null): boolean =>
  cc === null ? countries.includes('any') : countries.includes(cc) || (countries.includes('any') && isAnywhere(scene))

/** The best scene of a component in one of the box's own pictures, then in one of its theme from elsewhere, then in any. */
function pictureOf(code: ComponentCode, { cc, theme }: BoxFacts, own: readonly SetPicture[]): string | undefined {
  const allowed = ofBoxes.filter((picture) => isOfTheme(picture, theme) && (cc === null || canBeIn(picture, cc)))
  const themed = allowed.filter(({ themes }) => themes.includes(pictureThemes[theme]))
  for (const pool of [own, themed, allowed])
    for (const scene of componentScenes[code]) {
      const found = pool.find((picture) => picture.scene === scene)
      if (found) return found.id
    }
  return undefined
}

/** A gift box: its cover, then its contents. */
export function boxGallery(box: BoxFacts, rank: number): string[] {
  const random = seededRandom('box', box.code)
  const gallery = new Gallery()
  // A picture of a city is of its country only.
  const own = ofBoxes.filter(
    (picture) =>
      picture.themes.includes(pictureThemes[box.theme]) &&
      picture.kind !== 'gift' &&
      (picture.kind !== 'city' || box.cc !== null) &&
      isOfTheme(picture, box.theme) &&
      canBeIn(picture, box.cc),
  )
  gallery.add(coverOf(box, rank))
  for (const code of box.components) gallery.add(pictureOf(code, box, own))
  for (const picture of random.sample(own, 4)) gallery.add(picture.id)
  return gallery.ids
}
