import type { SetPicture } from '../pictures/picture-set.ts'
import { compositionOf } from '../pictures/picture.ts'

/** A gallery without a scene in two lights. */
export class Gallery {
  readonly #scenes = new Set<string>()
  readonly ids: string[] = []

  add(id: string | undefined): void {
    if (id === undefined || this.#scenes.has(compositionOf(id))) return
    this.#scenes.add(compositionOf(id))
    this.ids.push(id)
  }

  has(picture: SetPicture): boolean {
    return this.#scenes.has(picture.scene)
  }
}
