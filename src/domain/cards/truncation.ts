/** Both parts joined are the text, but for spaces at the cut. */
export interface CutText {
  readonly head: string
  readonly rest: string
}

/** Cuts before the last word that exceeds the limit, or inside a word that is longer than the limit. */
export function cutAtWord(text: string, limit: number): CutText {
  if (text.length <= limit) return { head: text, rest: '' }
  const boundary = text.lastIndexOf(' ', limit)
  const at = boundary > 0 ? boundary : wholeCharacters(text, limit)
  return { head: text.slice(0, at).trimEnd(), rest: text.slice(text.slice(0, at).trimEnd().length) }
}

// Splitting a surrogate pair would show two broken characters.
function wholeCharacters(text: string, limit: number): number {
  const unit = text.charCodeAt(limit - 1)
  return unit >= 0xd800 && unit <= 0xdbff ? limit - 1 : limit
}
