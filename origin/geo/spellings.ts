const shortened: Readonly<Record<string, readonly string[]>> = {
  st: ['saint', 'sint', 'sankt'],
  ste: ['sainte', 'sint'],
  sta: ['santa'],
  sto: ['santo'],
}

/** Returns the ways to write a term: as typed, with shortened words written out, and without the number of a district ("lyon 2"). */
export function spellings(typed: string): readonly string[] {
  const whole = typed.split(' ').reduce<readonly string[]>(
    (starts, word) => {
      const ways = [word, ...(shortened[word] ?? [])]
      return starts.flatMap((start) => ways.map((way) => (start === '' ? way : `${start} ${way}`))).slice(0, maxSpellings)
    },
    [''],
  )
  const town = /^(.*[a-z]) \d+(?: ?(?:e|er|eme))?$/.exec(typed)?.[1]
  return town === undefined ? whole : [...whole, town]
}

/** A term of nothing but shortened words would have more spellings. */
const maxSpellings = 16

/** Returns what a postcode or the number of a department may begin with, the longest first, or nothing for another term. */
export function numberStarts(typed: string): readonly string[] {
  if (!/^(?:\d{2,5}(?: ?[a-z]{2})?|2[ab])$/.test(typed)) return []
  return [typed.slice(0, 3), typed.slice(0, 2)]
}

/** Returns true where one letter that is added, left out, changed or exchanged with its neighbour makes two texts equal. */
export function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  return (
    short.slice(at + 1) === long.slice(at + 1) ||
    (short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2))
  )
}

/** Returns true where a term, complete or not, is one edit away from the start of a name. */
export const startsOneEditAway = (typed: string, name: string): boolean =>
  [-1, 0, 1].some((longer) => isOneEditAway(typed, name.slice(0, typed.length + longer)))
