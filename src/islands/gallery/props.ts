import * as v from 'valibot'
import { Picture } from '../../contract/picture.ts'

/** The pictures of a stay or hotel. */
export const GalleryProps = v.object({
  /** What the pictures show: the stay's or hotel's name. */
  label: v.string(),
  pictures: v.array(Picture),
})
export type GalleryProps = v.InferOutput<typeof GalleryProps>
