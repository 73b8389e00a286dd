import { expect, it } from 'vitest'
import type { Settings } from '../../src/contract/cms/settings.ts'
import { viewSettings } from './view-settings.ts'

const settings: Settings = {
  roundUpPrices: false,
  newTab: false,
  voucherValidityMonths: { activity: 12, singleVoucher: 12, box: 18, giftCard: 18 },
  deliveryDays: { min: 2, max: 4 },
  physicalGifts: false,
  noOffersPhone: { phone: '', phoneUrl: 'tel:0', hours: [] },
  datesPrompt: 'none',
  datePeriods: [],
}

// @rule S2.16
it('a page has the settings of its market that are on', () => {
  expect(viewSettings(settings)).toEqual({})
  expect(viewSettings(undefined)).toEqual({})
  expect(viewSettings({ ...settings, newTab: true })).toEqual({ newTab: true })
  expect(viewSettings({ ...settings, roundUpPrices: true })).toEqual({ roundUpPrices: true })
})
