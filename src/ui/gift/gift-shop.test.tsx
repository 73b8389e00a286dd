import { describe, expect, it } from 'vitest'
import type { GiftBlock } from '../../contract/cms/gift-block.ts'
import { marketOf, markets } from '../../market/markets.ts'
import { markup, textOf } from '../../../test/rendered.tsx'
import { GiftShopButton, GiftShopDrawer } from './GiftShop.tsx'

const picture = { url: '/p.avif', alt: '', sizes: { '120_80': '/1', '640_360': '/2', '960_540': '/3', '1600_900': '/4' } }
const block: GiftBlock = {
  title: 'Give a getaway',
  imageS: picture,
  imageL: picture,
  boxURL: '/coffrets-cadeaux',
  singleVoucherURL: '/week-ends?flow=gifting',
  giftcardURL: '/gift-card',
  activityOnlyURL: '/activites',
}
const links = (html: string) => [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => /href="([^"]*)"/.exec(attributes)?.[1])
const care = { mode: { app: false, customerCare: true } }

describe('the gifts in the header', () => {
  // @rule S3.80
  it.each(markets.map(({ id }) => id))('open a drawer with the four ways to give in %s', (id) => {
    const market = marketOf(id)
    const view = { site: { market, base: market.base } }
    expect(markup(<GiftShopButton block={block} />, view)).toMatch(/<button [^>]*command="show-modal" commandfor="gift-shop"/)
    const drawer = markup(<GiftShopDrawer block={block} />, view)
    expect(textOf(drawer)).toMatch(/Give a getaway .*Give a stay .*Gift boxes .*Gift card .*Activities .*See all our gift ideas/)
    expect(links(drawer)).toHaveLength(5)
  })

  // @rule S3.80
  it('link to the gifting home without scripts, and without content', () => {
    const [, unscripted = ''] = /<noscript>(.*)<\/noscript>/.exec(markup(<GiftShopButton block={block} />)) ?? []
    expect(links(unscripted)).toEqual(['/fr?flow=gifting'])
    expect(links(markup(<GiftShopButton />))).toEqual(['/fr?flow=gifting'])
    expect(markup(<GiftShopDrawer />)).toBe('')
  })

  // @rule B6.41
  it('are the shop of the agents in customer care, else the gift card', () => {
    expect(links(markup(<GiftShopButton block={block} shop="https://shop.example/gifts" />, care))).toEqual(['https://shop.example/gifts'])
    expect(links(markup(<GiftShopButton block={block} />, care))).toEqual(['/fr/gift-card'])
    expect(markup(<GiftShopDrawer block={block} />, care)).toBe('')
  })
})
