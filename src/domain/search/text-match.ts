export type TextMatch = readonly [before: string, part: string, after: string]

/** Matches at the start of a word; accents, case and punctuation do not count. */
export function textMatch(text: string, typed: string): TextMatch | undefined {
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

/** Letters become lower case without accents, anything else a space. */
const plainLetters = (text: string): string[] =>
  Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return /^[\p{L}\p{N}]+$/u.test(plain) ? plain : ' '
  })

/** For comparing whole names: words in lower case without accents, one space between them. */
export const plainText = (text: string): string => plainLetters(text).join('').replaceAll(/ +/g, ' ').trim()
