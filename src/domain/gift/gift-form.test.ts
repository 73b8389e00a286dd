import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { GiftDelivery } from '../../contract/gift-order.ts'
import { cleanGiftForm, formOfDelivery, giftDelivery, type GiftFormFacts, giftFormErrors, readGiftForm } from './gift-form.ts'

const today = '2027-03-15'
const digital: GiftFormFacts = { format: 'digital', ownUse: false, country: undefined, today }
const parcel: GiftFormFacts = { format: 'physical', ownUse: false, country: 'NL', today }
const typed = (fields: Record<string, string>) => readGiftForm(new Map(Object.entries(fields)))
const errorsOf = (fields: Record<string, string>, facts = digital) => giftFormErrors(typed({ terms: 'accepted', ...fields }), facts)

describe('the form of the gifting checkout', () => {
  // @rule B5.37
  it('needs the buyer’s e-mail; the recipient’s only where it is sent there', () => {
    expect(errorsOf({})).toEqual({ email: 'required' })
    expect(errorsOf({ to: 'recipient', email: 'a@b.fr' })).toEqual({ recipientEmail: 'required' })
    expect(errorsOf({ to: 'recipient', recipientEmail: 'anna', email: 'a@b.fr' })).toEqual({ recipientEmail: 'email' })
    expect(errorsOf({ to: 'me', recipientEmail: 'anna', email: 'a@b.fr' })).toEqual({})
  })

  it.each([digital, { ...digital, ownUse: true }, parcel])('needs the terms to be accepted, and says so with all else: %o', (facts) => {
    expect(giftFormErrors(typed({ email: 'anna' }), facts)).toMatchObject({ email: 'email', terms: 'required' })
    for (const terms of ['', 'yes']) expect(errorsOf({ terms }, facts).terms).toBe('required')
    expect(errorsOf({}, facts).terms).toBeUndefined()
  })

  // @rule B5.38
  it('sends on a day from tomorrow to a year later', () => {
    const day = (text: string) => errorsOf({ to: 'recipient', recipientEmail: 'a@b.fr', when: 'day', day: text, email: 'a@b.fr' })
    expect(['', today, '2027-03-16', '2028-03-14', '2028-03-15'].map((text) => day(text).day)).toEqual([
      'required',
      'date',
      undefined,
      undefined,
      'date',
    ])
  })

  // @rule B5.39
  it('has a message and its sender, with their limits, for an e-mail only', () => {
    const message = { fromName: 'r2d2.example', message: 'a'.repeat(181), email: 'a@b.fr' }
    expect(errorsOf(message)).toEqual({ fromName: 'signature', message: 'tooLong' })
    expect(errorsOf({ ...message, fromName: 'a'.repeat(41) }).fromName).toBe('tooLong')
    expect(errorsOf(message, { ...digital, ownUse: true })).toEqual({})
  })

  // @rule B5.40
  it('needs an address with a postal code of its country for a parcel', () => {
    expect(errorsOf({ email: 'a@b.nl' }, parcel)).toEqual({ name: 'required', street: 'required', postcode: 'required', city: 'required' })
    const address = { name: 'Anna de Vries', street: 'Kade 1', postcode: '75001', city: 'Utrecht', email: 'a@b.nl' }
    expect(errorsOf(address, parcel)).toEqual({ postcode: 'postcode' })
    expect(errorsOf({ ...address, postcode: '3511 AB' }, parcel)).toEqual({})
  })

  it('is filled in again from the order that was made from it', () => {
    const forms = [
      {
        facts: digital,
        fields: {
          to: 'recipient',
          recipientEmail: 'a@b.fr',
          when: 'day',
          day: '2027-12-24',
          fromName: 'Zoé',
          message: 'Bon séjour',
          email: 'c@d.fr',
        },
      },
      { facts: digital, fields: { fromName: 'Zoé', message: '', email: 'c@d.fr' } },
      { facts: parcel, fields: { name: 'Anna', street: 'Kade 1', more: '', postcode: '3511 AB', city: 'Utrecht', email: 'c@d.fr' } },
    ]
    for (const { facts, fields } of forms) {
      const form = typed(fields)
      const delivery = v.parse(GiftDelivery, giftDelivery(form, facts, [101]))
      expect(formOfDelivery(delivery, { email: form.email })).toEqual(form)
    }
  })

  // @rule B5.40
  it('orders codes, names and addresses as they are written, however they were typed', () => {
    const facts = { ...parcel, country: 'BE' }
    const form = typed({
      name: 'Fam.\u00a0J. Peeters',
      street: 'Kade 1',
      postcode: 'b-1000',
      city: 'Brussel',
      email: 'a.o’neill@b.be',
      day: 'x',
    })
    expect(giftFormErrors({ ...form, terms: 'accepted' }, facts)).toEqual({})
    const clean = cleanGiftForm(form, facts)
    expect(clean).toEqual({ ...form, name: 'Fam. J. Peeters', postcode: '1000', email: "a.o'neill@b.be" })
    expect(giftDelivery(clean, facts, [])).toMatchObject({ address: { name: 'Fam. J. Peeters', postcode: '1000' } })
  })

  it('keeps what was typed, whatever it is', () => {
    expect(typed({ email: '  x ', to: 'nobody', message: 'a\r\nb' })).toMatchObject({ email: 'x', to: 'me', message: 'a\nb' })
  })
})
