import { expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import type { CancellationPolicy } from '../../contract/price.ts'
import { Conditions } from './Conditions.tsx'

const text = (policy: CancellationPolicy | undefined, checkin?: string) =>
  textOf(markup(<Conditions policy={policy} {...(checkin !== undefined && { checkin })} />))

// @rule B3.10
it('conditions show their days, and are the same without a deadline; a booking that cannot be cancelled is labelled so', () => {
  const dated = text({ cancellable: true, cancellationDeadline: '2027-03-29' }, '2027-04-02')
  expect(dated).toContain('Until 29 mars 2027: cancel and get 80% of each night back.')
  expect(dated).toContain('until your arrival on 2 avril 2027: no refund.')
  expect(text({ cancellable: true }, '2027-04-02')).toContain('Until the deadline of your booking: change your dates free of charge.')
  expect(text({ cancellable: true, message: 'Until the day before' }, '2027-04-02')).toBe('Until the day before')
  expect(text({ cancellable: false }, '2027-04-02')).toContain('cannot be modified or cancelled')
  expect(text(undefined, '2027-04-02')).toContain('cannot be modified or cancelled')
})
