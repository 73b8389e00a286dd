import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactFieldNames, contactFormErrors, type ContactFormValues, emptyContactForm, readContactForm } from './contact-form.ts'
import { contactReasons, isContactReason } from './contact-reasons.ts'
import { customerCase } from './customer-case.ts'

const reasons = Object.keys(contactReasons).filter(isContactReason)

const filled: ContactFormValues = {
  reason: 'complaint',
  bookingNumber: '12345678',
  name: 'Zoë D’Alembert',
  email: 'zoe@example.com',
  phone: '+33 6 12 34 56 78',
  description: 'Le jacuzzi était froid.',
}

const facts = { orgId: '00D000000000000', country: 'FR', returnTo: 'https://www.example.com/fr/contact?ref=contact_thank_you' }

/** The form as a browser posts it. */
function posted(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

describe('the contact form', () => {
  it('accepts every reason with all its fields', () => {
    for (const reason of reasons) expect(contactFormErrors({ ...filled, reason })).toEqual({})
  })

  // @rule B4.98
  it('appears after a reason is chosen: until then only that is missing', () => {
    expect(contactFormErrors(emptyContactForm)).toEqual({ reason: 'required' })
    expect(contactFormErrors({ ...filled, reason: '' })).toEqual({ reason: 'required' })
  })

  // @rule B5.42
  it('needs every field, but the booking number of a visitor who has not booked yet', () => {
    for (const reason of reasons) {
      const missing = Object.keys(contactFormErrors({ ...emptyContactForm, reason }))
      const expected = contactFieldNames.filter((name) => name !== 'reason' && (name !== 'bookingNumber' || reason !== 'avv_info'))
      expect([reason, missing]).toEqual([reason, expected])
    }
  })

  // @rule B5.43
  it.each([
    ['bookingNumber', '1234567', 'bookingNumber'],
    ['bookingNumber', '123456789', 'bookingNumber'],
    ['bookingNumber', 'ABC12345', 'bookingNumber'],
    ['name', 'www.zoe.example', 'name'],
    ['email', 'zoe@example', 'email'],
    ['phone', '06.12', 'phone'],
    ['description', 'a'.repeat(1501), 'tooLong'],
  ] as const)('refuses in %s: %s', (name, value, error) => {
    expect(contactFormErrors({ ...filled, [name]: value })).toEqual({ [name]: error })
  })

  it('does not look at a booking number that is hidden, and does not send it', () => {
    const values = { ...filled, reason: 'avv_info', bookingNumber: 'none yet' }
    expect(contactFormErrors(values)).toEqual({})
    expect(customerCase(values, facts).Booking_ID__c).toBe('')
  })

  it('is read from any form without losing what was typed, and without a reason that is none', () => {
    expect(readContactForm(posted({ ...filled, more: 'dropped' }))).toEqual(filled)
    expect(readContactForm(posted({ ...filled, reason: 'refund' })).reason).toBe('')
    expect(readContactForm(new FormData())).toEqual(emptyContactForm)
    const texts = fc.record(Object.fromEntries(contactFieldNames.map((name) => [name, fc.string({ unit: 'binary', maxLength: 60 })])))
    fc.assert(
      fc.property(texts, (typed) => {
        const values = readContactForm(posted(typed))
        expect(Object.keys(values).toSorted()).toEqual([...contactFieldNames].toSorted())
        // Shown again and posted again it is the same.
        expect(readContactForm(posted(values))).toEqual(values)
      }),
    )
  })
})

describe('a case', () => {
  // @rule B3.52
  it.each([
    ['avv_info', 'information request', ''],
    ['booking_info', 'information/request', ''],
    ['emailconf', 'information/request', 'confirmation email'],
    ['modification', 'modification', ''],
    ['cancellation', 'cancellation request', ''],
    ['complaint', 'complaint', ''],
    ['other', 'none', ''],
  ])('of the reason %s has the type "%s" and the subtype "%s"', (reason, type, subtype) => {
    expect(customerCase({ ...filled, reason }, facts)).toMatchObject({ contact_reason: reason, type, subtype })
  })

  // @rule B7.21
  it('has the fields of the CRM and no others', () => {
    expect(customerCase(filled, facts)).toEqual({
      orgid: '00D000000000000',
      status: 'New',
      type: 'complaint',
      subtype: '',
      origin: 'Web',
      country: 'FR',
      retURL: 'https://www.example.com/fr/contact?ref=contact_thank_you',
      contact_reason: 'complaint',
      Booking_ID__c: '12345678',
      description: 'Le jacuzzi était froid.',
      email: 'zoe@example.com',
      name: 'Zoë D’Alembert',
      phone: '+33 6 12 34 56 78',
    })
  })
})
