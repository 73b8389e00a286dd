import * as v from 'valibot'
import { Picture } from '../../contract/picture.ts'

export const GalleryProps = v.object({
  label: v.string(),
  pictures: v.array(Picture),
})
export type GalleryProps = v.InferOutput<typeof GalleryProps>
