import manifest from '../seed/pictures.json' with { type: 'json' }
import { compositionOf } from '../content/picture.ts'
import type { ComponentCode } from './codes.ts'
import { componentScenes } from './component-scenes.ts'

type Entry = (typeof manifest)[number]

/** One picture of the set: what it shows, in which light, for which countries and themes. */
export interface SetPicture {
  readonly id: string
  readonly kind: string
  readonly themes: readonly string[]
  readonly countries: readonly string[]
  readonly scene: string
  readonly close: boolean
}

const entry = (picture: Entry): SetPicture => ({
  id: picture.id,
  kind: picture.kind,
  themes: picture.themes,
  countries: picture.countries,
  scene: compositionOf(picture.id),
  close: picture.detailOf !== undefined,
})

/** The whole set, in the order in which neighbours differ. */
export const pictureSet: readonly SetPicture[] = manifest.map(entry)

export const fitsCountry = (picture: SetPicture, cc: string): boolean => picture.countries.includes(cc) || picture.countries.includes('any')

/** The pictures of a scene that may stand for a country; all of the scene where none may. */
function lightsOf(scene: string, cc: string): SetPicture[] {
  const lights = pictureSet.filter((picture) => picture.scene === scene && !picture.close && picture.kind !== 'hero')
  return lights.filter((picture) => fitsCountry(picture, cc))
}

/** A picture of a component in a country; `turn` chooses among lights. Undefined where the set has none that fits. */
export function componentPicture(code: ComponentCode, cc: string, turn: number): string | undefined {
  for (const scene of componentScenes[code]) {
    const lights = lightsOf(scene, cc)
    const picture = lights[turn % Math.max(1, lights.length)]
    if (picture) return picture.id
  }
  return undefined
}
