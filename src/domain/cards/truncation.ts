/** A text cut in two: `rest` is empty when nothing is cut, and starts with the space between the words otherwise. */
export interface CutText {
  readonly head: string
  readonly rest: string
}

/** Cuts before the last word that would pass the limit, or inside a word longer than the limit. Both parts together are the text. */
export function cutAtWord(text: string, limit: number): CutText {
  if (text.length <= limit) return { head: text, rest: '' }
  const boundary = text.lastIndexOf(' ', limit)
  const at = boundary > 0 ? boundary : wholeCharacters(text, limit)
  return { head: text.slice(0, at).trimEnd(), rest: text.slice(text.slice(0, at).trimEnd().length) }
}

/** A cut that leaves no half of a surrogate pair behind. */
function wholeCharacters(text: string, limit: number): number {
  const unit = text.charCodeAt(limit - 1)
  return unit >= 0xd800 && unit <= 0xdbff ? limit - 1 : limit
}
