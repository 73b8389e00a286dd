import { uncapital } from './grammar.ts'
import { joined, keyed } from './phrase-table.ts'

type Lists = Readonly<Record<string, readonly string[]>>

/** Names of sights in a sentence; lists are by article. */
export interface SightNames {
  readonly whole: Readonly<Record<string, string>>
  readonly names: Lists
  /** First words that keep their capital. */
  readonly capitalNouns?: Lists
  /** First words that are common nouns: they lose their capital. */
  readonly nouns: Lists
}

/** "Château de Chambord" → "le château de Chambord". Names without an article stay as they are. */
export function sightPhrase({ whole, names, capitalNouns = {}, nouns }: SightNames): (name: string) => string {
  const articleOfName = new Map(keyed(names))
  const articleOfCapital = new Map(keyed(capitalNouns))
  const articleOfNoun = new Map(keyed(nouns))
  return (name) => {
    const known = whole[name]
    if (known) return known
    const [first = ''] = name.split(' ')
    const capitalArticle = articleOfName.get(name) ?? articleOfCapital.get(first)
    if (capitalArticle) return joined(capitalArticle, name)
    const article = articleOfNoun.get(first)
    return article ? joined(article, uncapital(name)) : name
  }
}
