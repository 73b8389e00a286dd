import { island } from '../../hydration/island.ts'
import Gallery from './Gallery.tsx'
import { GalleryProps } from './props.ts'

export const gallery = island({
  name: 'gallery',
  component: Gallery,
  props: GalleryProps,
  written: (props) => ({ ...props, pictures: [] }),
})
