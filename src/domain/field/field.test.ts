import * as v from 'valibot'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Email } from '../../contract/email.ts'
import { emailSuggestion } from './email-suggestion.ts'
import { cleanText, cleanValue, fieldError, maxLengthOf, possibleErrors } from './field-error.ts'
import { type FieldKind, type FieldRule, fieldKinds, isFieldKind } from './field-kinds.ts'
import { commonDomains, mailDomains } from './mail-domains.ts'
import { fieldSchema } from './field-schema.ts'

/** Clearly no names. */
const addresses = [
  'https://example.com',
  'http:example',
  'www.escale.fr',
  'WWW.ESCALE.FR',
  'escale.fr',
  'ESCALE.FR',
  'escale.be/nl',
  'win at casino.com now',
]

const errorOf = (kind: FieldKind, value: string, rule: Omit<FieldRule, 'kind'> = {}) => fieldError({ kind, ...rule }, value)

const cleaned = (kind: FieldKind, value: string, rule: Omit<FieldRule, 'kind'> = {}) =>
  fieldError({ kind, ...rule }, value) ?? [cleanValue({ kind, ...rule }, value)]

const kinds = Object.keys(fieldKinds).filter(isFieldKind)

describe('a field', () => {
  // @rule B5.30
  it.each(kinds)('of kind %s may be empty unless it is required, and spaces are nothing', (kind) => {
    for (const value of ['', '  ', '\r\n', '\t', '\u00a0\u202f', '\u3000', '\u200b', '\ufeff\u2060']) {
      expect(errorOf(kind, value)).toBeUndefined()
      expect(errorOf(kind, value, { required: true })).toBe('required')
    }
  })

  // @rule B5.31
  it.each(['Ana', 'Zoë van den Berg', 'Jean-Noël', 'D’Alembert', "O'Neill", 'Łukasz', 'Μαρία', 'Юлия', '李小龍', 'Ñandú', 'Noe\u0308l'])(
    'for names accepts letters of any script, spaces, apostrophes and hyphens: %s',
    (value) => expect(errorOf('name', value)).toBeUndefined(),
  )

  // @rule B5.31
  it.each(['a@b', 'Ana_Luis', '<b>', '٣', 'Ana\nLuis', '🙂', '12', '06 12 34 56 78', '...', '&', ...addresses])(
    'for names accepts only text: not %s',
    (value) => expect(errorOf('name', value)).toBe('name'),
  )

  // @rule B5.31
  it.each([
    'J.-P. Dupont',
    'Fam. J. Peeters',
    'Fam.Peeters',
    'Fam.de Vries',
    'Camille & Théo',
    'Camille + Théo',
    'M. & Mme Dupont',
    'M./Mme Dupont',
    'Papa, Maman et Léa',
    'Les 4 cousins',
    'Tes collègues !',
    'Ana (2ᵉ étage)',
    'Studio 54',
    'Anne «Nana» d’Arc',
    "Familie 't Hart",
    'Müller–Petit',
    'Jean‑Noël',
    'O`Neill',
    'N° 5',
  ])('for names accepts those of couples, families and firms, with what is written between: %s', (value) => {
    expect(errorOf('name', value)).toBeUndefined()
    expect(errorOf('signature', value)).toBeUndefined()
  })

  // @rule B5.31 B4.60
  it.each(['Team 42 🎉', '❤️', '♥', 'Léa <3', 'R2D2', '@lea', 'Papa_Bär', 'Ana = Luis', '100 % nous', 'Pierre. Com d’habitude'])(
    'for signatures accepts any text that says who: %s',
    (value) => expect(errorOf('signature', value)).toBeUndefined(),
  )

  // @rule B5.31 B4.60
  it.each(['ana@example.com', '42', '...', '06 12 34 56 78', ...addresses])(
    'for signatures accepts nothing that is clearly none: not %s',
    (value) => expect(errorOf('signature', value)).toBe('signature'),
  )

  it.each(['name', 'signature'] as const)('of kind %s has every kind of space as one space', (kind) => {
    for (const space of ['\u00a0', '\u202f', '\u2009', '\u3000', '\t', '  ', ' \u200b', '\u2003'])
      expect(cleaned(kind, `\u00a0Ana${space}Luz\u3000`)).toEqual(['Ana Luz'])
  })

  // @rule B5.32
  it.each([
    'ana@example.com',
    'a.b+gifts@mail.example.co.uk',
    'A_B@exa-mple.fr',
    `${'a'.repeat(64)}@example.com`,
    "sean.o'neill@example.ie",
    "'t.hart@example.nl",
    'a&b@example.com',
    'ana@xn--caf-dma.fr',
    'ana@a--b.example.com',
  ])('for e-mail accepts %s', (value) => expect(errorOf('email', value)).toBeUndefined())

  // @rule B5.32
  it.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@@example.com',
    'ana @example.com',
    'ana@exa mple.com',
    'ana@example.c',
    'ana@.com',
    'a..b@example.com',
    `${'a'.repeat(65)}@example.com`,
  ])('for e-mail does not accept %s', (value) => expect(errorOf('email', value)).toBe('email'))

  // @rule B5.32
  it('for e-mail accepts no more than the contracts do', () => {
    const address = fc.tuple(fc.stringMatching(/^[\w.+'&-]{1,12}$/), fc.stringMatching(/^[\w.-]{1,12}$/), fc.stringMatching(/^[a-z]{1,4}$/))
    fc.assert(
      fc.property(address, ([name, domain, ending]) => {
        const value = `${name}@${domain}.${ending}`
        return errorOf('email', value) !== undefined || v.is(Email, cleanValue({ kind: 'email' }, value))
      }),
    )
  })

  // @rule B5.32
  it.each([
    ['sean.o’neill@example.ie', "sean.o'neill@example.ie"],
    ['mailto:ana@example.com', 'ana@example.com'],
    ['Ana Luz <ana@example.com>', 'ana@example.com'],
    ['ana@example.com.', 'ana@example.com'],
    ['ana@example.com;', 'ana@example.com'],
    ['\u202aana@example.com\u202c\u00a0', 'ana@example.com'],
    ['ana@exa\u2011mple.com', 'ana@exa-mple.com'],
  ])('for e-mail takes %s for %s', (typed, address) => expect(cleaned('email', typed)).toEqual([address]))

  // @rule B5.33
  it.each(['0612345678', '+33 6 12 34 56 78', '(02) 123-45 67', '+34 600 000 000'])('for telephone numbers accepts %s', (value) =>
    expect(errorOf('phone', value)).toBeUndefined(),
  )

  // @rule B5.33
  it.each([
    ['06.12.34.56.78', '06 12 34 56 78'],
    ['0475/12 34 56', '0475 12 34 56'],
    ['06/12345678', '06 12345678'],
    ['+32 (0)475/12.34.56', '+32 475 12 34 56'],
    ['+32 (0) 475 12 34 56', '+32 475 12 34 56'],
    ['+32(0)475123456', '+32 475123456'],
    ['0032 (0)2 123 45 67', '0032 2 123 45 67'],
    ['(+33) 6 12 34 56 78', '+33 6 12 34 56 78'],
    ['+39 (0)6 1234567', '+39 06 1234567'],
    ['[02] 123 45 67', '02 123 45 67'],
    ['06–12–34–56–78', '06 12 34 56 78'],
    ['06·12·34·56·78', '06 12 34 56 78'],
    ['06\u202f12\u00a034\u300056\t78', '06 12 34 56 78'],
    ['\u202a+33 6 12 34 56 78\u202c', '+33 6 12 34 56 78'],
    ['Tél. : 06 12 34 56 78', '06 12 34 56 78'],
    ['tel:+33612345678', '+33612345678'],
  ])('for telephone numbers takes %s for %s', (typed, number) => expect(cleaned('phone', typed)).toEqual([number]))

  // @rule B5.33
  it.each(['call me', '12345', '06 12 34 56 78 / 06 12 34 56 79', '+', '----------', '1234567890123456', '+33 6 12 34 56 7a'])(
    'for telephone numbers does not accept %s',
    (value) => expect(errorOf('phone', value)).toBe('phone'),
  )

  // @rule S5.30
  it.each([
    ['FR', '75011', '7501'],
    ['FR', '75 011', '7501A'],
    ['ES', '08001', '53001'],
    ['BE', '1000', '0100'],
    ['NL', '1012 ab', '1012'],
    ['NL', '1012AB', '0012 AB'],
    ['IT', '00184', '184'],
    ['LU', 'L-1234', 'L12345'],
    ['PT', '1000-001', '1000001'],
    ['GB', 'SW1A 1AA', '12345'],
    ['SE', '111 22', '111--22'],
    [undefined, 'A-1010', '?'],
  ])('for postal codes accepts those of the country, %s: %s, not %s', (country, right, wrong) => {
    expect(errorOf('postcode', right, { country })).toBeUndefined()
    expect(errorOf('postcode', wrong, { country })).toBe('postcode')
  })

  // @rule S5.30
  it.each([
    ['BE', 'B-1000', '1000'],
    ['BE', 'B 1000', '1000'],
    ['BE', 'b1000', '1000'],
    ['BE', 'BE - 1000', '1000'],
    ['BE', 'B–1000', '1000'],
    ['FR', 'F-75001', '75001'],
    ['FR', '75\u00a0001', '75001'],
    ['FR', 'FR-75.001', '75001'],
    ['NL', '1012AB', '1012 AB'],
    ['NL', '1012 ab', '1012 AB'],
    ['NL', 'NL-1012 ab', '1012 AB'],
    ['NL', '1012\u3000AB', '1012 AB'],
    ['ES', 'E-28013', '28013'],
    ['IT', 'I-00184', '00184'],
    ['DE', 'D-10115', '10115'],
    ['LU', '1234', 'L-1234'],
    ['LU', 'L 1234', 'L-1234'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['PT', '1000 001', '1000-001'],
    ['MC', 'MC-98000', '98000'],
  ])('for postal codes of %s takes %s for %s', (country, typed, code) => expect(cleaned('postcode', typed, { country })).toEqual([code]))

  it.each([
    ['50', '50'],
    ['50 €', '50'],
    ['50€', '50'],
    ['€ 50', '50'],
    ['€50,-', '50'],
    ['50,00', '50'],
    ['50.00 €', '50'],
    ['50,0', '50'],
    ['50 euros', '50'],
    ['50 Euro', '50'],
    ['EUR 50', '50'],
    ['50\u202f€', '50'],
    ['1.000', '1000'],
    ['1 000,00 €', '1000'],
    ["1'000", '1000'],
  ])('for amounts takes %s for %s', (typed, amount) => expect(cleaned('amount', typed, { min: '20', max: '1000' })).toEqual([amount]))

  it.each(['19', '1001', '50,50', '50.5', '50,000', '-50', '5e1', '50 $', '€', '1.00.0', 'fifty', '1,2,3'])(
    'for amounts accepts whole euros within their bounds: not %s',
    (typed) => expect(cleaned('amount', typed, { min: '20', max: '1000' })).toBe('amount'),
  )

  // @rule B5.36
  it.each(['12345678', '1234 5678', '1234-5678', 'n° 12345678', 'Nº 12345678', '#12345678', 'nr. 1234.5678'])(
    'for the number of a booking takes %s',
    (typed) => expect(cleaned('bookingNumber', typed)).toEqual(['12345678']),
  )

  // @rule S5.31 B5.36
  it('for numbers accepts a number, and for the number of a booking exactly 8 digits', () => {
    for (const value of ['0', '12', '-3', '1,5', '1.5']) expect(errorOf('number', value)).toBeUndefined()
    for (const value of ['a', '1e3', '1,2,3', '.', '1 000']) expect(errorOf('number', value)).toBe('number')
    expect(errorOf('bookingNumber', '12345678')).toBeUndefined()
    for (const value of ['1234567', '123456789', '1234567a']) expect(errorOf('bookingNumber', value)).toBe('bookingNumber')
  })

  it('for dates accepts a day that exists, from the first to the last', () => {
    const days = { min: '2026-11-23', max: '2027-11-23' }
    for (const value of ['2026-11-23', '2027-02-28', '2027-11-23']) expect(errorOf('date', value, days)).toBeUndefined()
    for (const value of ['2026-11-22', '2027-02-30', '2027-11-24', '23/11/2026', 'soon']) expect(errorOf('date', value, days)).toBe('date')
  })

  // @rule B5.34
  it('has a longest value: its own, or that of its kind; a postal code 20 characters', () => {
    expect(errorOf('name', 'a'.repeat(40), { maxLength: 40 })).toBeUndefined()
    expect(errorOf('name', 'a'.repeat(41), { maxLength: 40 })).toBe('tooLong')
    expect(errorOf('postcode', '1'.repeat(20))).toBeUndefined()
    expect(errorOf('postcode', '1'.repeat(21))).toBe('tooLong')
  })

  // @rule B5.34
  it('counts a line break once, as the visitor’s counter did, though forms send two characters', () => {
    const typed = 'a\n'.repeat(89) + 'aa'
    expect(typed).toHaveLength(180)
    expect(errorOf('text', typed.replaceAll('\n', '\r\n'), { maxLength: 180 })).toBeUndefined()
  })

  it.each(kinds)('of kind %s has one of its possible errors for any text, and cleaning a value twice changes nothing', (kind) => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 30 }),
        (value, required, maxLength) => {
          const rule = { kind, required, maxLength }
          const error = fieldError(rule, value)
          expect(cleanText(cleanText(value))).toBe(cleanText(value))
          const once = cleanValue(rule, value)
          if (!error && once.length <= maxLengthOf(rule)) expect(cleaned(kind, once, rule)).toEqual([once])
          if (error) expect(possibleErrors(rule)).toContain(error)
        },
      ),
    )
  })
})

describe('the server', () => {
  // @rule B5.35
  it('parses a form by the rules of its fields: cleaned values, or the name of each error', () => {
    const form = v.object({
      email: fieldSchema({ kind: 'email', required: true }),
      fromName: fieldSchema({ kind: 'name', maxLength: 40 }),
      message: fieldSchema({ kind: 'text', maxLength: 180 }),
    })
    expect(v.parse(form, { email: ' ana@example.com ', fromName: 'Noe\u0308l\u0000', message: 'a\r\nb' })).toEqual({
      email: 'ana@example.com',
      fromName: 'Noël',
      message: 'a\nb',
    })
    const { issues } = v.safeParse(form, { fromName: 'r2.d2@example.com', message: 'a'.repeat(181) })
    expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['email', 'required'],
      ['fromName', 'name'],
      ['message', 'tooLong'],
    ])
  })
})

describe('an e-mail address with a mistake in its domain', () => {
  // @rule S5.32
  it.each([
    ['ana@gmial.com', 'FR', 'ana@gmail.com'],
    ['ana@gmail.con', 'ES', 'ana@gmail.com'],
    ['ana@gmail,com', 'ES', 'ana@gmail.com'],
    ['ana@gmail', 'IT', 'ana@gmail.com'],
    ['Ana.Luz@GMAIL.CM', 'ES', 'Ana.Luz@gmail.com'],
    ['ana@hotmai.fr', 'FR', 'ana@hotmail.fr'],
    ['ana@oragne.fr', 'FR', 'ana@orange.fr'],
    ['ana@telenet.eb', 'BE', 'ana@telenet.be'],
    ['ana@zigo.nl', 'NL', 'ana@ziggo.nl'],
    ['ana@libreo.it', 'IT', 'ana@libero.it'],
    ['ana@gmial.con', 'FR', 'ana@gmail.com'],
    ['ana@gmailcom', 'FR', 'ana@gmail.com'],
    ['ana@hotmial.com', 'NL', 'ana@hotmail.com'],
    ['ana@wandoo.fr', 'FR', 'ana@wanadoo.fr'],
    ['ana@laposte.ent', 'FR', 'ana@laposte.net'],
    ['ana@yahoo.ft', 'FR', 'ana@yahoo.fr'],
    ["o'neill@outlok.com", 'BE', "o'neill@outlook.com"],
  ])('%s in %s: did you mean %s?', (value, country, suggested) => expect(emailSuggestion(value, country)).toBe(suggested))

  // @rule S5.32
  it.each([
    'ana@gmail.com',
    'ana@mail.com',
    'ana@ymail.com',
    'ana@gmx.de',
    'ana@libero.it',
    'ana@me.com',
    'ana@escale.example',
    'ana@',
    'gmail.com',
    '',
  ])('is none in %s', (value) => expect(emailSuggestion(value, 'FR')).toBeUndefined())

  // @rule S5.32
  it('is none where people have addresses, in any market', () => {
    const countries = [...Object.keys(commonDomains), 'XX']
    const corrected = [...mailDomains].flatMap((domain) =>
      countries.flatMap(
        (country) => emailSuggestion(`ana@${domain}`, country) ?? emailSuggestion(`Ana@${domain.toUpperCase()}`, country) ?? [],
      ),
    )
    expect(corrected).toEqual([])
    expect(mailDomains.size).toBeGreaterThan(500)
  })

  // @rule S5.32
  it.each(
    (
      'mailo.com hccnet.nl tim.it yahoo.nl upcmail.nl wanadoo.es live.ie hotmail.se outlook.ie foxmail.com ' +
      'net-c.fr skynet.nl e-mail.com notmail.com maison.fr freek.nl hotel.be grace.it planete.fr mmail.com'
    ).split(' '),
  )('is none in %s, in any market', (domain) => {
    for (const country of ['FR', 'ES', 'BE', 'NL', 'IT']) expect(emailSuggestion(`ana@${domain}`, country)).toBeUndefined()
  })

  // @rule S5.32
  it('becomes an address that is accepted and has no further suggestion', () => {
    const domains = fc.constantFrom(...new Set(Object.values(commonDomains).flatMap((list) => list.split(' '))))
    const mistake = fc.tuple(domains, fc.nat(), fc.stringMatching(/^[a-z.]?$/)).map(([domain, place, letter]) => {
      const at = place % domain.length
      return domain.slice(0, at) + letter + domain.slice(at + 1)
    })
    fc.assert(
      fc.property(mistake, fc.constantFrom('FR', 'ES', 'BE', 'NL', 'IT', 'XX'), (domain, country) => {
        const suggested = emailSuggestion(`ana@${domain}`, country)
        if (suggested === undefined) return
        expect(errorOf('email', suggested)).toBeUndefined()
        expect(emailSuggestion(suggested, country)).toBeUndefined()
      }),
    )
  })
})
