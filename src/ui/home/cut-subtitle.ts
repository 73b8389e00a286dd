import { cutAtWord } from '../../domain/cards/truncation.ts'

/** Characters of a subtitle or a description on narrow and on wide screens (specification of search, section 9; of booking, section 4). */
export const shownCharacters = { narrow: 86, wide: 250 }

/** A subtitle for both: all screens show `head`; wide ones go on with `more`. Each ends in an ellipsis where its text is cut. */
export function cutSubtitle(text: string): { readonly head: string; readonly more: string } {
  const { head, rest } = cutAtWord(text, shownCharacters.narrow)
  const wide = cutAtWord(text, shownCharacters.wide)
  return { head, more: rest && `${wide.head.slice(head.length)}${wide.rest && '…'}` }
}
