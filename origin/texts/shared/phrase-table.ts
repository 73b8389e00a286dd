/**
 * Names grouped by what precedes them ("en": Bretagne, Normandie …), as one map from name to phrase.
 * A preposition that ends in an apostrophe is joined without a space.
 */
export function phraseTable(
  groups: Readonly<Record<string, readonly string[]>>,
  whole: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, string> {
  const pairs = Object.entries(groups).flatMap(([before, names]) => names.map((name): [string, string] => [name, joined(before, name)]))
  return new Map([...pairs, ...Object.entries(whole)])
}

export function joined(before: string, name: string): string {
  return before === '' ? name : before.endsWith("'") ? `${before}${name}` : `${before} ${name}`
}

/** "Bruxelles (région)" → "Bruxelles": what the gazetteer adds to tell two places apart has no place in a sentence. */
export function bare(name: string): string {
  const end = name.indexOf(' (')
  return end === -1 ? name : name.slice(0, end)
}
