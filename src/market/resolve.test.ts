import { describe, expect, it } from 'vitest'
import { marketOf, markets } from './markets.ts'
import { isScreenSegment, resolvePlace } from './resolve.ts'
import { segments } from './segments.ts'

const shared = (path: string) => resolvePlace('www.escale.example', path, {})

describe('what a path means', () => {
  it.each(markets)('the market $label', (market) => {
    expect(shared(market.base)).toEqual({ kind: 'market', market, base: market.base, rest: [] })
    expect(shared(`${market.base}/a/b%20c`)).toEqual({ kind: 'market', market, base: market.base, rest: ['a', 'b c'] })
  })

  it('the chooser, Belgium’s two languages, and the address of the Netherlands without a language', () => {
    expect(shared('/')).toEqual({ kind: 'chooser' })
    expect(shared('/be')).toEqual({ kind: 'splash' })
    expect(shared('/nl')).toEqual({ kind: 'moved', to: '/nl/nl' })
  })

  it.each(['/de', '/be/de', '/nl/fr', '/france', '/f'])('%s is a 404', (path) => expect(shared(path)).toEqual({ kind: 'nowhere' }))

  it('on a market’s own host, the whole path is the page’s', () => {
    const hosts = { 'www.escale.it': 'it' } as const
    expect(resolvePlace('www.escale.it', '/fr/x', hosts)).toEqual({ kind: 'market', market: marketOf('it'), base: '', rest: ['fr', 'x'] })
    expect(resolvePlace('www.escale.it', '/', hosts)).toEqual({ kind: 'market', market: marketOf('it'), base: '', rest: [] })
    expect(resolvePlace('www.escale.example', '/it', hosts)).toMatchObject({ base: '/it' })
  })
})

describe('first segments', () => {
  it('of every screen are known in their own language only', () => {
    for (const byLanguage of Object.values(segments)) {
      for (const { language } of markets) expect(isScreenSegment(language, byLanguage[language].split('/')[0] ?? '')).toBe(true)
    }
    expect(isScreenSegment('it', 'week-ends')).toBe(false)
    expect(isScreenSegment('fr', 'club-partenaire')).toBe(false)
  })
})
