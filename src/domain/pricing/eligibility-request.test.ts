import { describe, expect, it } from 'vitest'
import { eligibilityRequest } from './payments.ts'

const policy = { cancellable: true, cancellationDeadline: '2027-03-29' }

describe('the request for ways to pay later', () => {
  // @rule S7.36
  it('names amount, arrival and policy, for the methods that are possible', () => {
    expect(eligibilityRequest(24_900, '2027-04-02', policy, '2027-03-15')).toEqual({
      methods: ['deferred', '3x'],
      query: { amount: 24_900, cancellationPolicyType: 'cancellable', cancellableUntil: '2027-03-29', checkinDate: '2027-04-02' },
    })
    expect(eligibilityRequest(24_900, '2027-04-02', { cancellable: false }, '2027-03-15')?.query).toEqual({
      amount: 24_900,
      cancellationPolicyType: 'nonCancellable',
      checkinDate: '2027-04-02',
    })
  })

  // @rule S7.36
  it('is not sent without a policy, or when arrival is too near', () => {
    expect(eligibilityRequest(24_900, '2027-04-02', undefined, '2027-03-15')).toBeUndefined()
    expect(eligibilityRequest(24_900, '2027-03-19', policy, '2027-03-15')).toBeUndefined()
  })
})
