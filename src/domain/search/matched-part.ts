export type MatchedPart = readonly [before: string, part: string, after: string]

/** Matches at the start of a word, ignoring accents, case and punctuation. */
export function matchedPart(text: string, typed: string): MatchedPart | undefined {
  const sought = plainLetters(typed).join('').trim()
  if (sought === '') return undefined
  const letters = [...text]
  const plain = plainLetters(text)
  for (let from = 0; from < letters.length; from++) {
    if (from > 0 && plain[from - 1] !== ' ') continue
    let found = ''
    for (let to = from; to < letters.length && found.length < sought.length; to++) {
      found += plain[to]
      if (found === sought) return [letters.slice(0, from).join(''), letters.slice(from, to + 1).join(''), letters.slice(to + 1).join('')]
    }
  }
  return undefined
}

/** Lower case without accents; a space for anything else. */
const plainLetters = (text: string): string[] =>
  Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return /^[\p{L}\p{N}]+$/u.test(plain) ? plain : ' '
  })
