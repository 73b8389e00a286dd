import { expect, it } from 'vitest'
import { markup, wordsOf } from '../../../test/rendered.tsx'
import type { CancellationPolicy } from '../../contract/price.ts'
import { Conditions } from './Conditions.tsx'

const said = (policy: CancellationPolicy | undefined, checkin?: string) =>
  wordsOf(markup(<Conditions policy={policy} {...(checkin !== undefined && { checkin })} />))

it('conditions name their days, and are the same without a deadline; what cannot be cancelled says so', () => {
  const dated = said({ cancellable: true, cancellationDeadline: '2027-03-29' }, '2027-04-02')
  expect(dated).toContain('Until 29 mars 2027: cancel and get 80% of each night back.')
  expect(dated).toContain('until your arrival on 2 avril 2027: no refund.')
  expect(said({ cancellable: true }, '2027-04-02')).toContain('Until the deadline of your booking: change your dates free of charge.')
  expect(said({ cancellable: true, message: 'Until the day before' }, '2027-04-02')).toBe('Until the day before')
  expect(said({ cancellable: false }, '2027-04-02')).toContain('cannot be modified or cancelled')
  expect(said(undefined, '2027-04-02')).toContain('cannot be modified or cancelled')
})
