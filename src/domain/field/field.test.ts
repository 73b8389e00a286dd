import * as v from 'valibot'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailSuggestion } from './email-suggestion.ts'
import { cleanValue, fieldError, possibleErrors } from './field-error.ts'
import { type FieldKind, type FieldRule, fieldKinds, isFieldKind } from './field-kinds.ts'
import { fieldSchema } from './field-schema.ts'

const errorOf = (kind: FieldKind, value: string, rule: Omit<FieldRule, 'kind'> = {}) => fieldError({ kind, ...rule }, value)

const kinds = Object.keys(fieldKinds).filter(isFieldKind)

describe('a field', () => {
  // @rule B5.30
  it.each(kinds)('of kind %s may be empty unless it is required, and spaces are nothing', (kind) => {
    for (const value of ['', '  ', '\r\n']) {
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
  it.each(['Ana 2', '4ever', 'a@b', 'Ana & Luis', 'Ana_Luis', 'Ana!', '<b>', '٣', 'Ana\nLuis', '🙂'])(
    'for names accepts only text: not %s',
    (value) => expect(errorOf('name', value)).toBe('name'),
  )

  // @rule B5.32
  it.each(['ana@example.com', 'a.b+gifts@mail.example.co.uk', 'A_B@exa-mple.fr', `${'a'.repeat(64)}@example.com`])(
    'for e-mail accepts %s',
    (value) => expect(errorOf('email', value)).toBeUndefined(),
  )

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
    const address = fc.tuple(fc.stringMatching(/^[\w.+-]{1,12}$/), fc.stringMatching(/^[\w.-]{1,12}$/), fc.stringMatching(/^[a-z]{1,4}$/))
    fc.assert(
      fc.property(address, ([name, domain, ending]) => {
        const value = `${name}@${domain}.${ending}`
        return errorOf('email', value) !== undefined || v.is(v.pipe(v.string(), v.email()), value)
      }),
    )
  })

  // @rule B5.33
  it.each(['0612345678', '+33 6 12 34 56 78', '(02) 123-45 67', '+34 600 000 000'])('for telephone numbers accepts %s', (value) =>
    expect(errorOf('phone', value)).toBeUndefined(),
  )

  // @rule B5.33
  it.each(['06.12.34.56.78', '06/12345678', 'call me', '12345', '+', '----------', '1234567890123456', '+33 6 12 34 56 7a'])(
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
    ['LU', 'L-1234', 'L1234'],
    ['PT', '1000-001', '1000001'],
    ['GB', 'SW1A 1AA', '12345'],
    ['SE', '111 22', '111--22'],
    [undefined, 'A-1010', '?'],
  ])('for postal codes accepts those of the country, %s: %s, not %s', (country, right, wrong) => {
    expect(errorOf('postcode', right, { country })).toBeUndefined()
    expect(errorOf('postcode', wrong, { country })).toBe('postcode')
  })

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
          expect(cleanValue(cleanValue(value))).toBe(cleanValue(value))
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
    const { issues } = v.safeParse(form, { fromName: 'R2D2', message: 'a'.repeat(181) })
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
  it('becomes an address that is accepted and has no further suggestion', () => {
    const domains = fc.constantFrom('gmail.com', 'hotmail.com', 'orange.fr', 'telenet.be', 'ziggo.nl', 'libero.it')
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
