import { describe, expect, it } from 'vitest'
import { get } from './site.ts'

const bases = ['/fr', '/es', '/be/nl', '/be/fr', '/nl/nl', '/it'] as const
const input = (body: string, name: string, value: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="${value}"[^>]*>`).exec(body)?.[0]

describe('the page of the gift card', () => {
  // @rule B2.83
  it.each(bases)('is indexed, with amounts, a free one and a form to the checkout: %s', async (base) => {
    const { status, body } = await get(`${base}/gift-card`)
    expect(status).toBe(200)
    expect(body).toContain('<meta name="robots" content="index, follow"/>')
    expect(body).toMatch(new RegExp(`<form[^>]*action="${base}/checkout/gift"`))
    for (const amount of ['50', '75', '100', '150', '200', '300', 'free']) expect(input(body, 'amount', amount)).toBeDefined()
    expect(body).toMatch(/<input[^>]*name="euros"/)
    expect(body.match(/name="amount"[^>]*checked=""|checked=""[^>]*name="amount"/g)).toHaveLength(1)
  })

  // @rule B2.82
  it('offers post in five markets, and has no word of it in Italy', async () => {
    for (const base of bases) {
      const { body } = await get(`${base}/gift-card`)
      expect(input(body, 'giftFormat', 'physical') !== undefined).toBe(base !== '/it')
    }
    expect((await get('/it/gift-card')).body.replace(/<footer.*/s, '')).not.toMatch(/per posta|spedi/)
  })

  // @rule B2.83
  it('shows the amount of its address, and why one is refused', async () => {
    expect(input((await get('/fr/gift-card?amount=200')).body, 'amount', '200')).toContain('checked')
    const { body } = await get('/fr/gift-card?amount=5&giftFormat=physical')
    expect(input(body, 'amount', 'free')).toContain('checked')
    expect(/<input[^>]*name="euros"[^>]*>/.exec(body)?.[0]).toContain('aria-invalid="true"')
    expect(input(body, 'giftFormat', 'physical')).toContain('checked')
  })

  // @rule B2.83
  it('sends a free amount to the checkout without scripts, and back where it is not possible', async () => {
    expect((await get('/fr/checkout/gift?amount=free&euros=120')).body).toContain('Carte cadeau de 120')
    expect((await get('/fr/checkout/gift?amount=free&euros=')).headers['location']).toBe('/fr/gift-card')
    expect((await get('/fr/checkout/gift?amount=free&euros=1500')).headers['location']).toBe('/fr/gift-card?amount=1500')
  })

  // @rule B2.83
  it('takes a free amount as it is written, and names one that cannot be read on its page', async () => {
    for (const typed of ['120 €', '€ 120', '120,00', '120 euros', '120,-'])
      expect((await get(`/fr/checkout/gift?amount=free&euros=${encodeURIComponent(typed)}`)).body).toContain('Carte cadeau de 120')
    const { headers } = await get('/fr/checkout/gift?amount=free&euros=50%2C50')
    const { body } = await get(headers['location'] ?? '')
    expect(input(body, 'amount', 'free')).toContain('checked')
    expect(input(body, 'euros', '50,50')).toContain('aria-invalid="true"')
    expect(body).toContain('<title>Erreur\u202f: ')
  })
})
