import { cutAtWord } from '../../domain/cards/truncation.ts'

/** Characters of a result page's subtitle on narrow and on wide screens (specification of search, section 9). */
const shown = { narrow: 86, wide: 250 }

/** A subtitle for both: all screens show `head`; wide ones go on with `more`. Each ends in an ellipsis where its text is cut. */
export function cutSubtitle(text: string): { readonly head: string; readonly more: string } {
  const { head, rest } = cutAtWord(text, shown.narrow)
  const wide = cutAtWord(text, shown.wide)
  return { head, more: rest && `${wide.head.slice(head.length)}${wide.rest && '…'}` }
}
