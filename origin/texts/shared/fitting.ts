/** Characters of a title and of a description that search engines show. */
export const longestTitle = 60
export const longestDescription = 155

/** Returns the first text of at most so many characters, else the shortest. */
export function firstFitting(texts: readonly string[], longest: number): string {
  return texts.find((text) => text.length <= longest) ?? texts.toSorted((a, b) => a.length - b.length)[0] ?? ''
}

/** The text, then without its last sentence, without its last two, and so on. */
export function withFewerSentences(text: string): readonly string[] {
  const all = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  return all.map((_, dropped) => all.slice(0, all.length - dropped).join(' '))
}
