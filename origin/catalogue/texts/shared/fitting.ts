/** Characters of a title and of a description that search engines show. */
export const longestTitle = 60
export const longestDescription = 155

/** Returns the first text of at most so many characters, else the shortest. Reads no further than it must: most first texts fit. */
export function firstFitting(texts: Iterable<string>, longest: number): string {
  let shortest: string | undefined
  for (const text of texts) {
    if (text.length <= longest) return text
    if (shortest === undefined || text.length < shortest.length) shortest = text
  }
  return shortest ?? ''
}

/** The text, then without its last sentence, without its last two, and so on. */
export function withFewerSentences(text: string): readonly string[] {
  const all = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  return all.map((_, dropped) => all.slice(0, all.length - dropped).join(' '))
}
