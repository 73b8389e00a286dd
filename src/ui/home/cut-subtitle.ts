import { cutAtWord } from '../../domain/cards/truncation.ts'

/** Characters of a subtitle or a description on narrow and on wide screens (specification of search, section 9; of booking, section 4). */
export const shownCharacters = { narrow: 86, wide: 250 }

/** A subtitle for both: all screens show `head`; wide ones go on with `more`. Each ends in an ellipsis where its text is cut, and in no mark before it. */
export function cutSubtitle(text: string): { readonly head: string; readonly more: string } {
  const narrow = cutAtWord(text, shownCharacters.narrow)
  if (!narrow.rest) return { head: text, more: '' }
  const head = unmarked(narrow.head)
  const wide = cutAtWord(text, shownCharacters.wide)
  return { head, more: (wide.rest ? `${unmarked(wide.head)}…` : text).slice(head.length) }
}

/** Without the comma, full stop or colon at its end. */
export const unmarked = (text: string): string => text.replace(/[\s.,:;–—-]+$/, '')
