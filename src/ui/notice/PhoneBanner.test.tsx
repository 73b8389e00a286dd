import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PhoneBanner } from './PhoneBanner.tsx'

// @rule S2.76
it('shows whom to call, the number, and the hours', () => {
  const contact = { title: 'A question?', phone: '01 23 45', phoneUrl: 'tel:+3312345', hours: ['Mon–Fri 10–19', 'Sat 10–18'] }
  const html = renderToStaticMarkup(<PhoneBanner contact={contact} />)
  expect(html).toContain('A question?')
  expect(html).toMatch(/<a [^>]*href="tel:\+3312345".*01 23 45/)
  expect(html).toMatch(/Mon–Fri 10–19.*Sat 10–18/)
})
