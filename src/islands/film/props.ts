import * as v from 'valibot'
import { Picture } from '../../contract/picture.ts'

export const FilmProps = v.object({
  /** The caption of each scene. */
  steps: v.pipe(v.array(v.string()), v.minLength(1)),
  /** The first is the poster, too. */
  pictures: v.pipe(v.array(Picture), v.minLength(1)),
  seconds: v.number(),
})
export type FilmProps = v.InferOutput<typeof FilmProps>
