/** `rest` is empty, or starts with a space. */
export interface CutText {
  readonly head: string
  readonly rest: string
}

/** Before the last word beyond the limit, or inside a longer word. */
export function cutAtWord(text: string, limit: number): CutText {
  if (text.length <= limit) return { head: text, rest: '' }
  const boundary = text.lastIndexOf(' ', limit)
  const at = boundary > 0 ? boundary : wholeCharacters(text, limit)
  return { head: text.slice(0, at).trimEnd(), rest: text.slice(text.slice(0, at).trimEnd().length) }
}

// Never splits a surrogate pair.
function wholeCharacters(text: string, limit: number): number {
  const unit = text.charCodeAt(limit - 1)
  return unit >= 0xd800 && unit <= 0xdbff ? limit - 1 : limit
}
