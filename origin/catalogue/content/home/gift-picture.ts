import type { Edition } from '../edition.ts'

/** The usual picture first. */
const pictures = {
  box: ['gift-box-navy', 'gift-box-plum', 'gift-box-teal', 'gift-box-coral'],
  card: ['gift-card-teal', 'gift-card-coral', 'gift-card-navy', 'gift-card-plum'],
} as const

/** Id of the first picture of a gift that no box of the edition shows. Home pages show no picture twice. */
export function giftPicture({ boxes, picture }: Edition, gift: keyof typeof pictures): string {
  const shown = new Set(boxes.map(({ image }) => image.url))
  return pictures[gift].find((id) => !shown.has(picture(id).url)) ?? pictures[gift][0]
}
