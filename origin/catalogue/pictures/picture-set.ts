import manifest from './pictures.json' with { type: 'json' }
import { compositionOf } from './picture.ts'
import type { ComponentCode, ThemeCode } from '../facts/codes.ts'
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

/** Pictures that show a scene whole, in every light, by scene. */
const wholeScenes = Map.groupBy(
  pictureSet.filter(({ close, kind }) => !close && kind !== 'hero'),
  ({ scene }) => scene,
)

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

/** Pictures of scenes that suit a place, in every light, in the order of the scenes. */
export function picturesOf(scenes: readonly string[], ground: Ground): SetPicture[] {
  return scenes.flatMap((scene) => wholeScenes.get(scene) ?? []).filter((picture) => suits(picture, ground))
}

/** The pictures of a component that suit a place: the scenes that show it best first. */
export const componentPictures = (code: ComponentCode, ground: Ground): readonly SetPicture[] => picturesOf(componentScenes[code], ground)

/** A picture of a component that suits a place; `turn` selects among lights. Undefined where the set has none. */
export function componentPicture(code: ComponentCode, ground: Ground, turn: number): string | undefined {
  const pictures = componentPictures(code, ground)
  const lights = pictures.filter(({ scene }) => scene === pictures[0]?.scene)
  return lights[turn % Math.max(1, lights.length)]?.id
}
