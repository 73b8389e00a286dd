import * as v from 'valibot'
import { Picture } from '../../contract/picture.ts'
import { island } from '../../hydration/island.ts'
import Gallery from './Gallery.tsx'

export const GalleryProps = v.object({
  label: v.string(),
  pictures: v.array(Picture),
})
export type GalleryProps = v.InferOutput<typeof GalleryProps>

export const gallery = island({ name: 'gallery', component: Gallery, props: GalleryProps })
