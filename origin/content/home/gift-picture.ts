import type { Edition } from '../edition.ts'

/** The usual picture first. */
const pictures = {
  box: ['gift-box-navy', 'gift-box-plum', 'gift-box-teal', 'gift-box-coral'],
  card: ['gift-card-teal', 'gift-card-coral', 'gift-card-navy', 'gift-card-plum'],
} as const

/** Id of a picture of a gift that no box of the page shows. */
export function giftPicture({ boxes, picture }: Edition, gift: keyof typeof pictures): string {
  const shown = new Set(boxes.slice(0, 4).map(({ image }) => image.url))
  return pictures[gift].find((id) => !shown.has(picture(id).url)) ?? pictures[gift][0]
}
