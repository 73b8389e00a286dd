/** Phrases by name: names by the word before them ("en": Bretagne), and whole phrases. */
export interface PhraseTable {
  readonly before: Readonly<Record<string, readonly string[]>>
  readonly whole: Readonly<Record<string, string>>
}

export function phrases({ before, whole }: PhraseTable): ReadonlyMap<string, string> {
  return new Map([...keyed(before).map(([name, word]): [string, string] => [name, joined(word, name)]), ...Object.entries(whole)])
}

export function keyed(lists: Readonly<Record<string, readonly string[]>>): (readonly [name: string, key: string])[] {
  return Object.entries(lists).flatMap(([key, names]) => names.map((name) => [name, key] as const))
}

/** A word that ends in an apostrophe is joined without a space. */
export function joined(before: string, name: string): string {
  return before === '' ? name : before.endsWith('’') ? `${before}${name}` : `${before} ${name}`
}

/** "Bruxelles (région)" → "Bruxelles". */
export function bare(name: string): string {
  const end = name.indexOf(' (')
  return end === -1 ? name : name.slice(0, end)
}
