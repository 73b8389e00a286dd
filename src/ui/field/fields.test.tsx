import { describe, expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import type { FieldError } from '../../domain/field/field-error.ts'
import { type FieldRule, fieldKinds, isFieldKind } from '../../domain/field/field-kinds.ts'
import { marketOf } from '../../market/markets.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { SelectField } from './SelectField.tsx'
import { TermsField } from './TermsField.tsx'
import { TextField } from './TextField.tsx'

const email = { name: 'email', label: 'Your e-mail', rule: { kind: 'email', required: true } } as const
const tagOf = (html: string, name: string) => new RegExp(`<${name}[^>]*>`).exec(html)?.[0] ?? ''

/** The messages of markup by the name of their error; `shown` ones are not hidden. */
function messagesOf(html: string) {
  const all = [...html.matchAll(/<span data-error="(\w+)"( hidden="")?>(.*?)<\/span>/gs)]
  return all.map(([, name = '', hidden, content = '']) => ({ name, shown: !hidden, text: textOf(content) }))
}

describe('a field for text', () => {
  // @rule S5.33
  it('has its label, what the browser fills in, and its limits for a browser without scripts', () => {
    const html = markup(<TextField {...email} />)
    expect(html).toContain('<label for="email">Your e-mail</label>')
    const input = tagOf(html, 'input')
    for (const attribute of ['type="email"', 'autoComplete="email"', 'inputMode="email"', 'required=""', 'maxLength="254"', 'name="email"'])
      expect(input.toLowerCase()).toContain(attribute.toLowerCase())
    expect(textOf(html)).not.toContain('optional')
    expect(textOf(markup(<TextField name="more" label="Floor" rule={{ kind: 'text' }} />))).toContain('Floor optional')
  })

  // @rule B5.30 B5.31 B5.32 B5.33 B5.36
  it('has every possible message of its rule, hidden', () => {
    const namesAndTexts = (rule: FieldRule) => {
      const messages = messagesOf(markup(<TextField name="a" label="A" rule={rule} />))
      expect(messages.filter(({ shown }) => shown)).toEqual([])
      return messages.map(({ text }) => text)
    }
    expect(namesAndTexts(email.rule)).toEqual(['Mandatory field', 'Email seems incorrect', 'The field is limited to 254 characters'])
    expect(namesAndTexts({ kind: 'name', maxLength: 40 })).toEqual(['Only text is expected', 'The field is limited to 40 characters'])
    expect(namesAndTexts({ kind: 'phone' })).toContain('Phone number seems incorrect')
    expect(namesAndTexts({ kind: 'bookingNumber' })).toContain('Booking number is composed of 8 digits')
    expect(
      Object.keys(fieldKinds)
        .filter(isFieldKind)
        .flatMap((kind) => namesAndTexts({ kind, required: true })),
    ).not.toContain('')
  })

  // @rule B5.35
  it('shows what the server found, with what was typed', () => {
    const html = markup(<TextField {...email} value="ana@" error="email" hint="For the gift" />)
    expect(messagesOf(html).filter(({ shown }) => shown)).toEqual([{ name: 'email', shown: true, text: 'Email seems incorrect' }])
    const input = tagOf(html, 'input')
    for (const attribute of ['value="ana@"', 'aria-invalid="true"', 'aria-describedby="email-hint email-error"'])
      expect(input).toContain(attribute)
    for (const id of ['email-hint', 'email-error']) expect(html).toContain(`id="${id}"`)
  })

  it('says in its label that it is optional, which the summary of errors leaves out', () => {
    const html = markup(<TextField name="more" label="Floor" rule={{ kind: 'text' }} />)
    expect(textOf(/<label for="more">.*?<\/label>/.exec(html)?.[0] ?? '')).toBe('Floor optional')
    expect(html).toContain('data-label="Floor"')
  })

  it('has the country whose addresses and codes it expects: the market’s, or its own', () => {
    const belgian = { site: { market: marketOf('be-nl'), base: '/be/nl' } }
    expect(markup(<TextField {...email} />, belgian)).toContain('data-country="BE"')
    expect(markup(<TextField name="code" label="Code" rule={{ kind: 'postcode', country: 'NL' }} />, belgian)).toContain(
      'data-country="NL"',
    )
  })

  // @rule B5.34
  it('of several lines counts what is typed, and reports what is left', () => {
    const html = markup(<TextField name="message" label="Message" rule={{ kind: 'text', maxLength: 180 }} lines={4} value="Bonne fête" />)
    expect(tagOf(html, 'textarea')).toContain('rows="4"')
    expect(textOf(html)).toContain('10/180')
    expect(html).toMatch(/role="status" data-left="Characters left:"/)
  })

  it('for a date has its first and last day', () => {
    const rule = { kind: 'date', min: '2026-11-23', max: '2027-11-22' } as const
    expect(tagOf(markup(<TextField name="day" label="Day" rule={rule} />), 'input')).toMatch(
      /type="date".*min="2026-11-23" max="2027-11-22"/,
    )
  })
})

describe('a field of values', () => {
  // @rule B5.35
  it('has the chosen one, and no choice where there is none', () => {
    const options = [
      { value: 'FR', label: 'France' },
      { value: 'BE', label: 'Belgique' },
    ]
    const select = { name: 'country', label: 'Country', rule: { kind: 'text', required: true }, options, autoComplete: 'country' } as const
    expect(markup(<SelectField {...select} value="BE" />)).toContain('<option value="BE" selected="">Belgique</option>')
    const html = markup(<SelectField {...select} empty="Choose" error="required" />)
    expect(html).toContain('<option value="">Choose</option>')
    expect(messagesOf(html).filter(({ shown }) => shown)).toEqual([{ name: 'required', shown: true, text: 'Mandatory field' }])
    expect(tagOf(html, 'select')).toContain('aria-invalid="true"')
  })
})

describe('a box for terms', () => {
  const terms = { label: 'Terms of sale', rule: { kind: 'terms', required: true }, children: 'I accept the terms' } as const

  it('is tied to its message, which the summary has, too', () => {
    const html = markup(<TermsField {...terms} error="required" />)
    for (const attribute of ['id="terms"', 'value="accepted"', 'required=""', 'aria-invalid="true"', 'aria-describedby="terms-error"'])
      expect(tagOf(html, 'input')).toContain(attribute)
    const message = 'Please accept the terms of sale to continue.'
    expect(messagesOf(html).filter(({ shown }) => shown)).toEqual([{ name: 'required', shown: true, text: message }])
    const summary = markup(<ErrorSummary fields={[{ ...terms, name: 'terms', error: 'required' }]} />)
    expect(summary).toContain(`<a href="#terms">Terms of sale</a> <span>${message}</span>`)
    expect(messagesOf(markup(<TermsField {...terms} isAccepted />)).filter(({ shown }) => shown)).toEqual([])
  })
})

describe('the summary of errors', () => {
  const fields = (error?: FieldError) => [
    { ...email, error },
    { name: 'fromName', label: 'From', rule: { kind: 'name' }, error: undefined } as const,
  ]

  // @rule S4.81 B5.35
  it('links to the wrong fields, and has the focus when the page opens', () => {
    const html = markup(<ErrorSummary fields={fields('required')} />)
    expect(tagOf(html, 'section')).toMatch(/tabindex="-1" autofocus=""/i)
    expect(html).toContain('<a href="#email">Your e-mail</a> <span>Mandatory field</span>')
    expect(html.match(/<li>/g)).toHaveLength(1)
  })

  it('is hidden and has no focus without errors', () => {
    const section = tagOf(markup(<ErrorSummary fields={fields()} />), 'section')
    expect(section).toContain('hidden=""')
    expect(section.toLowerCase()).not.toContain('autofocus')
  })
})
