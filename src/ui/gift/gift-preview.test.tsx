import { describe, expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import { formatGiftMessage, parseGiftMessage } from '../../domain/gift/gift-message.ts'
import { GiftPreview } from './GiftPreview.tsx'
import { MessageAndPreview } from './MessageAndPreview.tsx'
import { MessageFields } from './MessageForm.tsx'

const stay = {
  title: 'Night between dunes and sea',
  kind: 'Gift voucher for two',
  where: 'Hôtel des Bains, Brittany',
  included: ['1 night', '2 breakfasts', 'A dinner', 'A massage', 'Access to the spa', 'A sixth line'],
  validity: { months: 18 },
} as const

describe('the message of a gift', () => {
  // @rule B4.60
  it('has sender and message, 40 and 180 characters; only a mandatory form requires the sender', () => {
    const fields = (html: string) => [...html.matchAll(/<(?:input|textarea) [^>]*>/g)].map(([tag]) => tag)
    const optional = fields(markup(<MessageFields />))
    expect(optional.map((tag) => /maxlength="(\d+)"/i.exec(tag)?.[1])).toEqual(['40', '180'])
    expect(optional.filter((tag) => tag.includes('required'))).toEqual([])
    expect(fields(markup(<MessageFields mandatory />)).map((tag) => tag.includes('required'))).toEqual([true, false])
  })

  // @rule B4.60
  it.each(['digital', 'physical', 'either'] as const)('is one of every gift, and in its preview: %s', (kind) => {
    const page = markup(<MessageAndPreview draft="box-223" {...stay} format={{ kind }} />)
    expect(page).toMatch(/name="fromName".*name="message".*data-typed="message".*data-typed="fromName"/s)
  })

  // @rule B4.60
  it('is asked for where a card is written by hand, and shown as that', () => {
    const asked = markup(<MessageFields written />)
    expect(/<textarea[^>]*>/.exec(asked)?.[0]).toContain('required')
    expect(textOf(asked)).toContain('We write it by hand on the card, just as you type it')
    expect(textOf(asked)).not.toContain('It will be on the gift')
    const message = { fromName: 'Zoé', message: 'Bravo pour ton bac' }
    const text = textOf(markup(<GiftPreview {...stay} format={{ kind: 'physical', message, written: true }} />))
    expect(text).toMatch(/On the card, written by hand: Bravo pour ton bac From Zoé/)
    expect(textOf(markup(<GiftPreview {...stay} format={{ kind: 'physical', message }} />))).toMatch(/Bravo pour ton bac From Zoé/)
  })

  // @rule B4.86
  it('has a place beside the parcel where either format can still be chosen, and a box is no sleeve', () => {
    expect(markup(<MessageAndPreview draft="box-223" {...stay} format={{ kind: 'either' }} />)).toMatch(
      /name="message".*data-typed="message".*standard sleeve/s,
    )
    expect(textOf(markup(<GiftPreview {...stay} format={{ kind: 'physical', sleeve: 'box' }} />))).toMatch(/By post, in a wrapped box/)
  })

  // @rule B4.61
  it('is stored as it was typed, and not at all when both are empty', () => {
    const typed = { fromName: 'Ana', message: 'Feliz\ncumpleaños' }
    expect(parseGiftMessage(formatGiftMessage(typed))).toEqual(typed)
    expect(formatGiftMessage({ fromName: ' ', message: '\n' })).toBeNull()
    const empty = { fromName: '', message: '' }
    const foreign = [null, '', 'x', '[]', '{"fromName":7,"message":""}', JSON.stringify({ fromName: 'a'.repeat(41), message: '' })]
    for (const text of foreign) expect(parseGiftMessage(text)).toEqual(empty)
    expect(parseGiftMessage('{"message":"Hola"}')).toEqual({ fromName: '', message: 'Hola' })
  })
})

describe('the preview of a gift', () => {
  // @rule B4.62
  it('shows what it is, what is included, its validity, and room for the message', () => {
    const text = textOf(markup(<GiftPreview {...stay} format={{ kind: 'digital' }} />))
    for (const part of [stay.title, stay.kind, stay.where, 'A massage', 'Valid for 18 months', 'Preview: the code comes with the gift'])
      expect(text).toContain(part)
    expect(text).not.toContain('A sixth line')
  })

  it('of an ordered gift shows its message, its code and its last day', () => {
    const format = { kind: 'digital', message: { fromName: 'Ana', message: 'Bon voyage' } } as const
    const text = textOf(markup(<GiftPreview {...stay} format={format} code="AB12 CD34" validity={{ until: '2028-05-23' }} />))
    for (const part of ['Bon voyage From Ana', 'Code: AB12 CD34', 'Valid until 23 mai 2028']) expect(text).toContain(part)
  })

  it('of a parcel shows its sleeve', () => {
    const parcel = (sleeve?: { name: string; imageUrl: string }) =>
      markup(<GiftPreview {...stay} format={{ kind: 'physical', ...(sleeve && { sleeve }) }} />)
    expect(textOf(parcel())).toContain('By post, in our standard sleeve')
    const chosen = parcel({ name: 'Pochette élégance', imageUrl: '/pictures/sleeve.avif' })
    expect(textOf(chosen)).toContain('By post: Pochette élégance')
    expect(chosen).toContain('src="/pictures/sleeve.avif"')
  })
})
