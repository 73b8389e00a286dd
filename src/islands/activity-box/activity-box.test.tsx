import { describe, expect, it } from 'vitest'
import type { ActivityPrices } from '../../contract/activity.ts'
import { marketOf } from '../../market/markets.ts'
import { markup, textOf } from '../../../test/rendered.tsx'
import ActivityBox from './ActivityBox.tsx'
import { activityCheckout } from '../../domain/activity/activity-checkout.ts'

const site = { market: marketOf('fr'), base: '/fr' }
const price = (sellPrice: number) => ({ barPrice: sellPrice, sellPrice, promo: 0, promoPercentageRounded: 0 })
const visibleText = (prices: ActivityPrices, initialAdults?: number) =>
  textOf(
    markup(<ActivityBox activityId={700001} label="Massage" prices={prices} {...(initialAdults !== undefined && { initialAdults })} />, {
      flow: 'activity',
    }),
  )

describe('the price and participants of an activity', () => {
  // @rule B5.3
  it('show the possible numbers of participants', () => {
    expect(visibleText({ 1: price(45_00), 2: price(90_00) }, 1)).toContain('From 1 to 2 participants')
    expect(visibleText({ 2: price(90_00) })).toContain('2 participants')
  })

  it('are for one adult if there are no other prices', () => {
    expect(visibleText({ 1: price(45_00) })).toMatch(/\b1 participant\b/)
  })

  // @rule B5.4
  it('have a reference price with a promotion from 5 per cent, and none below', () => {
    const before = (promoPercentageRounded: number, refPrice?: number) =>
      visibleText({ 2: { ...price(90_00), barPrice: 96_00, promoPercentageRounded, ...(refPrice !== undefined && { refPrice }) } })
    expect(before(5, 95_00)).toMatch(/Before: 95/)
    expect(before(5)).toMatch(/Before: 96/)
    expect(before(4, 95_00)).not.toContain('Before')
  })

  it('have no order button without a price', () => {
    const text = visibleText({})
    expect(text).toContain('The price is not available at the moment')
    expect(text).not.toContain('Buy for myself')
  })
})

// @rule B4.12
it('the checkout of an activity has its id and adults in the hash, and OWN_USE for oneself', () => {
  const order = { activityId: 700001, adults: 2 }
  expect(activityCheckout(site, { ...order, ownUse: true })).toEqual({
    action: '/fr/checkout/gift#id=700001&a=2',
    fields: { id: '700001', a: '2', customType: 'OWN_USE' },
  })
  expect(activityCheckout(site, { ...order, ownUse: false }).fields).toEqual({ id: '700001', a: '2' })
})
