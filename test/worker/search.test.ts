import { describe, expect, it } from 'vitest'
import { ask } from './site.ts'

const headings = (body: string) => [...body.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, text]) => text)
const stays = (html: string) => [...html.matchAll(/<h3[^>]*><a href="\/fr\/sejour\/(\d+)/g)].map(([, id]) => id)
const suggestion = 'Voici des suggestions de séjours qui peuvent sortir de vos critères de recherche.'

describe('a search with few results', () => {
  it('suggests three stays of each fallback after the exact results, with a way to all of them', async () => {
    const { body } = await ask('/fr/week-ends/dinard')
    const [exact = '', fallbacks = ''] = body.split(suggestion)
    expect(headings(exact)).toContain('7 hôtels à Dinard')
    expect(headings(fallbacks)[0]).toBe('Dinard et ses environs')
    const [shown = ''] = fallbacks.split('Voir plus d’offres')
    expect(stays(shown)).toHaveLength(3)
    expect(stays(exact).filter((id) => stays(shown).includes(id))).toEqual([])
    const more = /href="(\/fr\/week-ends\/dinard\?[^"#]+)"[^>]*>Voir plus/.exec(fallbacks)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(more).toContain('distanceMax=30&sort=distance')
    expect((await ask(more)).status).toBe(200)
  })

  it('says that nothing fits exactly when only fallbacks are found', async () => {
    const { body } = await ask('/fr/week-ends/dinard?theme=3&stars=4')
    expect(body).toContain('Aucun résultat exact. Voici des suggestions de séjours')
  })

  it('offers to remove all filters when nothing is found at all, in the visitor’s flow', async () => {
    const { body } = await ask('/fr/week-ends?flow=gifting&priceMax=100')
    expect(body).toContain('Aucun résultat.')
    expect(body).toMatch(/href="\/fr\/week-ends\?flow=gifting"[^>]*>Supprimer tous les filtres/)
  })

  it('suggests nothing when a page is full', async () => {
    const { body } = await ask('/fr/week-ends')
    expect(body).not.toContain(suggestion)
  })
})
