import manifest from '../seed/pictures.json' with { type: 'json' }
import { compositionOf } from '../content/picture.ts'
import type { ComponentCode, ThemeCode } from './codes.ts'
import { componentScenes } from './component-scenes.ts'
import { hasFacilityOf, isInSight, standsOn, type Ground } from './scene-grounds.ts'

type Entry = (typeof manifest)[number]

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

/** The whole set, ordered so that neighbours differ. */
export const pictureSet: readonly SetPicture[] = manifest.map(entry)

/** The themes of the catalogue as the pictures name theirs. */
export const pictureThemes: Readonly<Record<ThemeCode, string>> = {
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

export function suits(picture: SetPicture, ground: Ground): boolean {
  const { cc } = ground.place
  return (
    (picture.countries.includes(cc) || picture.countries.includes('any')) &&
    standsOn(picture.scene, ground) &&
    hasFacilityOf(picture.scene, ground) &&
    isInSight(picture.id, ground)
  )
}

/** The pictures of a component that suit a place, in every light: the scenes that show it best first. */
export function componentPictures(code: ComponentCode, ground: Ground): readonly SetPicture[] {
  return componentScenes[code].flatMap((scene) =>
    pictureSet.filter((picture) => picture.scene === scene && !picture.close && picture.kind !== 'hero' && suits(picture, ground)),
  )
}

/** A picture of a component that suits a place; `turn` selects among lights. Undefined where the set has none. */
export function componentPicture(code: ComponentCode, ground: Ground, turn: number): string | undefined {
  const pictures = componentPictures(code, ground)
  const lights = pictures.filter(({ scene }) => scene === pictures[0]?.scene)
  return lights[turn % Math.max(1, lights.length)]?.id
}
