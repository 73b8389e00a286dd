const contracted = {
  a: { il: 'al', lo: 'allo', la: 'alla', 'l’': 'all’', i: 'ai', gli: 'agli', le: 'alle' },
  da: { il: 'dal', lo: 'dallo', la: 'dalla', 'l’': 'dall’', i: 'dai', gli: 'dagli', le: 'dalle' },
} as const

/** Merges a preposition with an Italian article. A capital article belongs to the name and stays: "da La Rochelle". */
function contract(preposition: keyof typeof contracted, phrase: string): string | undefined {
  for (const [article, form] of Object.entries(contracted[preposition])) {
    if (article.endsWith('’') && phrase.startsWith(article)) return form + phrase.slice(article.length)
    if (phrase.startsWith(`${article} `)) return `${form}${phrase.slice(article.length)}`
  }
  return undefined
}

/** "dal castello di Chambord", "dall’Atomium", "da Rocamadour". */
export function from(phrase: string): string {
  return contract('da', phrase) ?? `da ${phrase}`
}

/** "alla Torre Eiffel", "ai Sassi di Matera", "ad Ancona", "a Bruges". */
export function to(phrase: string): string {
  return contract('a', phrase) ?? (/^[aàáâåä]/i.test(phrase) ? `ad ${phrase}` : `a ${phrase}`)
}
