import { describe, expect, test } from 'vitest'
import { Eligibility } from '../../src/contract/eligibility.ts'
import { responseTo } from '../testing/whole-catalogue.ts'

describe('payment', () => {
  // @rule S7.37
  test('ways to pay later', async () => {
    const types = async (amount: number, checkinDate: string) =>
      (
        await responseTo(
          Eligibility,
          `/purchase/alma/eligibility?amount=${amount}&cancellationPolicyType=flexible&checkinDate=${checkinDate}&pointOfSale=fr_fr`,
        )
      ).paymentMethods.map((method) => method.type)
    expect(await types(30_000, '2026-12-24')).toEqual(['deferred', '3x', '4x'])
    expect(await types(20_000, '2026-11-28')).toEqual(['deferred', '3x'])
    expect(await types(30_000, '2026-11-27')).toEqual(['deferred'])
    expect(await types(30_000, '2026-11-25')).toEqual([])
    expect(await types(200_001, '2026-12-24')).toEqual(['deferred'])
    expect(await types(19_999, '2026-12-24')).toEqual(['deferred'])
    expect(await types(25_000, '2026-11-28')).toEqual(['deferred', '3x', '4x'])
    expect(await types(24_999, '2026-11-28')).toEqual(['deferred', '3x'])
    expect(await types(200_000, '2026-11-28')).toEqual(['deferred', '3x', '4x'])
    expect(await types(30_000, '2026-11-26')).toEqual(['deferred'])
  })

  // @rule S9.37
  test('a deferred payment is due two days before arrival, or at the end of free cancellation', async () => {
    const day = async (until: string) =>
      (
        await responseTo(
          Eligibility,
          `/purchase/alma/eligibility?amount=30000&cancellationPolicyType=flexible&checkinDate=2026-12-24&pointOfSale=it_it${until}`,
        )
      ).paymentMethods.find((method) => method.type === 'deferred')?.deferredTo
    expect(await day('')).toBe('2026-12-22')
    expect(await day('&cancellableUntil=2026-12-17')).toBe('2026-12-17')
    expect(await day('&cancellableUntil=2026-12-23')).toBe('2026-12-22')
  })
})
