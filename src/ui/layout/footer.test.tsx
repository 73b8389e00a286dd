import { expect, it } from 'vitest'
import { markup } from '../../../test/rendered.tsx'
import { Footer } from './Footer.tsx'

const content = {
  paymentMethods: ['Visa'],
  columns: [],
  legal: [{ label: 'Conditions', url: '/info/sales-conditions' }],
  contact: { title: 'A question?', phone: '01 23 45', phoneUrl: 'tel:+3312345', hours: ['Mon–Fri 10–19'] },
  company: 'Escale SAS',
}

// @rule B2.105
it.each([
  [undefined, true, true],
  [{ legal: false, contact: true }, false, true],
  [{ legal: true, contact: false }, true, false],
])('the footer with %o: legal part %s, contact part %s', (show, legal, contact) => {
  const html = markup(<Footer content={content} show={show} />)
  expect([html.includes('Conditions'), html.includes('01 23 45')]).toEqual([legal, contact])
  expect(html).toContain('Escale SAS')
})
