import * as v from 'valibot'
import { Picture } from '../../contract/picture.ts'

/** The film of how a gift works. */
export const FilmProps = v.object({
  /** Its captions, one a scene, in the market's language. At most four have an icon of their own. */
  steps: v.pipe(v.array(v.string()), v.minLength(1)),
  /** What the scenes show, in turn; the first is the poster. */
  pictures: v.pipe(v.array(Picture), v.minLength(1)),
  /** How long a scene stands. */
  seconds: v.number(),
})
export type FilmProps = v.InferOutput<typeof FilmProps>
