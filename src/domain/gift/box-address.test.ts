import { describe, expect, test } from 'vitest'
import { boxAddressIn, boxCodeIn } from './box-address.ts'

describe('the format of a box', () => {
  // @rule B2.87
  test('is the end of its code', () => {
    expect(boxCodeIn('201EBOX', 'physical')).toBe('201PBOX')
    expect(boxCodeIn('201PBOX', 'digital')).toBe('201EBOX')
    expect(boxCodeIn('EBOX-7-PBOX', 'digital')).toBe('EBOX-7-EBOX')
  })

  // @rule B2.87
  test.each([
    ['/fr/coffrets-cadeaux/p/spa/201EBOX', 'physical', '/fr/coffrets-cadeaux/p/spa/201PBOX?giftFormat=physical'],
    ['/fr/coffrets-cadeaux/p/spa/201PBOX?giftFormat=physical', 'digital', '/fr/coffrets-cadeaux/p/spa/201EBOX'],
    [
      '/be/fr/club/coffrets-cadeaux/p/x/9EBOX?flow=gifting',
      'physical',
      '/be/fr/club/coffrets-cadeaux/p/x/9PBOX?flow=gifting&giftFormat=physical',
    ],
    ['/cajas-regalo/p/x/9EBOX?giftFormat=physical', 'digital', '/cajas-regalo/p/x/9EBOX'],
  ] as const)('%s in %s', (address, format, expected) => {
    expect(boxAddressIn(address, format)).toBe(expected)
    expect(boxAddressIn(expected, format)).toBe(expected)
  })
})
