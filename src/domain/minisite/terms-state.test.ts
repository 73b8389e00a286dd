import { describe, expect, it } from 'vitest'
import { termsState } from './terms-state.ts'

describe('a partner’s terms', () => {
  it('hold through their last days', () => {
    const terms = { bookableUntil: '2025-12-31', staysUntil: '2026-03-31' }
    expect(termsState(terms, '2025-12-31')).toBe('open')
    expect(termsState(terms, '2026-01-01')).toBe('expired')
    expect(termsState({ staysUntil: '2026-03-31' }, '2026-03-31')).toBe('open')
    expect(termsState({ staysUntil: '2026-03-31' }, '2026-04-01')).toBe('expired')
  })

  it('hold without dates that can be read', () => {
    expect(termsState(undefined, '2026-01-01')).toBe('open')
    expect(termsState({ bookableUntil: 'soon' }, '2026-01-01')).toBe('open')
  })
})
