import { inject } from 'vitest'

export interface ReceivedEvent {
  readonly name: string
  readonly pos: string
  readonly params: Readonly<Record<string, unknown>>
}

/** What the stand-in of the collector shows of one browser, by its client id, in the order of its arrival. */
export async function receivedFrom(client: string | null | undefined): Promise<ReceivedEvent[]> {
  const shown = await (await fetch(`${inject('origin')}/analytics?locale=fr_FR&client=${client}`)).text()
  const events = shown.split('<article>').slice(1)
  return events.toReversed().map((article) => {
    const terms = [...article.matchAll(/<dt>(.*?)<\/dt><dd>(?:<code>)?([^<]*)<\//g)].map(
      ([, term = '', value = '']) => [term, value] as const,
    )
    const isParam = ([term]: readonly [string, string]) => /^[a-z]/.test(term)
    return {
      name: /<h2>(\w+)/.exec(article)?.[1] ?? '',
      pos: terms.find(([term]) => term === 'Point de vente')?.[1] ?? '',
      params: Object.fromEntries(terms.filter(isParam).map(([term, value]) => [term, JSON.parse(value.replaceAll('&quot;', '"'))])),
    }
  })
}
