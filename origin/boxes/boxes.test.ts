import { describe, expect, test } from 'vitest'
import { BoxList } from '../../src/contract/boxes.ts'
import { OffersResponse } from '../../src/contract/offers.ts'
import { locales } from '../../src/market/markets.ts'
import { responseTo, origin } from '../testing/whole-catalogue.ts'

describe('gift boxes', () => {
  test('thirty boxes and their twins', async () => {
    for (const locale of locales) {
      const { boxes } = await responseTo(BoxList, `/boxes/search?locale=${locale}`)
      expect(boxes.filter((box) => box.code.endsWith('EBOX'))).toHaveLength(30)
      expect(boxes.filter((box) => box.code.endsWith('PBOX'))).toHaveLength(30)
    }
    expect((await responseTo(OffersResponse, '/boxes/201PBOX/offers?locale=fr_FR')).exactMatch).toHaveLength(8)
    expect((await origin.get('/boxes/999EBOX/product-detail?locale=fr_FR')).status).toBe(404)
  })

  test('a box with breakfast lists no stay without it', async () => {
    const offersOf = async (code: string) => {
      const { exactMatch } = await responseTo(OffersResponse, `/boxes/${code}/offers?locale=nl_NL&limit=100`)
      return exactMatch.flatMap(({ headwords }) => headwords).join('\n')
    }
    expect(await offersOf('205EBOX')).toContain('met ontbijt')
    expect(await offersOf('205EBOX')).not.toContain('zonder ontbijt')
    // With wine, and without breakfast.
    expect(await offersOf('218EBOX')).toContain('zonder ontbijt')
  })

  test('every stay of a box includes its content', async () => {
    for (const [code, ...content] of [
      ['210EBOX', 'Dîner 5 plats'],
      ['217EBOX', 'Panier pique-nique'],
      ['205EBOX', 'Accès au spa', 'Massage de 30 minutes'],
    ] as const) {
      const { exactMatch } = await responseTo(OffersResponse, `/boxes/${code}/offers?locale=fr_FR`)
      expect(exactMatch.length).toBeGreaterThan(0)
      for (const { headwords } of exactMatch) expect(headwords).toEqual(expect.arrayContaining([...content]))
    }
  })

  test('there are more stays to choose from than a box says, by fifteen at most', async () => {
    const { boxes } = await responseTo(BoxList, '/boxes/search?locale=fr_FR')
    const digital = boxes.filter((box) => box.code.endsWith('EBOX'))
    const counts = await Promise.all(
      digital.map(async ({ code, includedContent }) => {
        const { searchDetails } = await responseTo(OffersResponse, `/boxes/${code}/offers?locale=fr_FR&limit=1`)
        const said = Number(/^Plus de (\d+) /.exec(includedContent.at(-1) ?? '')?.[1])
        return { code, said, more: searchDetails.totalCount - said }
      }),
    )
    expect(counts.filter(({ said, more }) => !(said >= 10 && more > 0 && more <= 15))).toEqual([])
  })

  test('a physical box is the twin of a digital one', async () => {
    const box = async (code: string) => (await origin.get(`/boxes/${code}/product-detail?locale=fr_FR`)).status
    expect([await box('201PBOX'), await box('299PBOX')]).toEqual([200, 404])
  })
})
