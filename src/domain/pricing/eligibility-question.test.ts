import 'temporal-polyfill/global'
import { describe, expect, it } from 'vitest'
import { eligibilityQuestion } from './eligibility-question.ts'

const policy = { cancellable: true, cancellationDeadline: '2027-03-29' }

describe('the question about paying later', () => {
  it('names amount, arrival and policy, for the methods that are possible', () => {
    expect(eligibilityQuestion(24_900, '2027-04-02', policy, '2027-03-15')).toEqual({
      methods: ['deferred', '3x'],
      query: { amount: 24_900, cancellationPolicyType: 'cancellable', cancellableUntil: '2027-03-29', checkinDate: '2027-04-02' },
    })
    expect(eligibilityQuestion(24_900, '2027-04-02', { cancellable: false }, '2027-03-15')?.query).toEqual({
      amount: 24_900,
      cancellationPolicyType: 'nonCancellable',
      checkinDate: '2027-04-02',
    })
  })

  it('is not asked without a policy, or when arrival is too near', () => {
    expect(eligibilityQuestion(24_900, '2027-04-02', undefined, '2027-03-15')).toBeUndefined()
    expect(eligibilityQuestion(24_900, '2027-03-19', policy, '2027-03-15')).toBeUndefined()
  })
})
