import { cutAtWord } from '../../domain/cards/truncation.ts'

/** Screens show so many characters, by their width (S9.27). */
export const shownCharacters = { narrow: 86, wide: 250 }

/** All screens show `head`, and wide ones also `more`. */
export function cutSubtitle(text: string): { readonly head: string; readonly more: string } {
  const narrow = cutAtWord(text, shownCharacters.narrow)
  if (!narrow.rest) return { head: text, more: '' }
  const head = unmarked(narrow.head)
  const wide = cutAtWord(text, shownCharacters.wide)
  return { head, more: (wide.rest ? `${unmarked(wide.head)}…` : text).slice(head.length) }
}

export const unmarked = (text: string): string => text.replace(/[\s.,:;–—-]+$/, '')
