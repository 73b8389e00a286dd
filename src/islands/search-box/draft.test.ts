import { describe, expect, it } from 'vitest'
import type { Flow } from '../../contract/cms/flow.ts'
import { parseSearchCriteria } from '../../domain/search/hash.ts'
import { changeDraft, type Draft, type DraftChange, draftAt, fieldValues, serverAddress, submissionOf } from './draft.ts'

const hash = 'checkin=2027-03-19&checkout=2027-03-21&a=3&theme=26'
const criteria = parseSearchCriteria(hash)
const dates = { checkin: '2027-03-26', checkout: '2027-03-28' }
const guests = { adults: 1, children: 2, babies: 0 }
const bourges = { kind: 'city', label: 'Bourges', value: 18, latitude: 47.1, longitude: 2.4 } as const
const around = { distance: 100, latitude: 47.1, longitude: 2.4, city: 'Bourges' }

const changed = (...changes: DraftChange[]) => changes.reduce<Draft>((draft, change) => changeDraft(draft, { hash, change }), { hash })
const values = (draft: Draft, flow: Flow = 'booking') => fieldValues(draft, criteria, 'Bruges', flow)

describe('the fields of the search box', () => {
  it('have the values of the address until they are changed', () => {
    expect(values({ hash })).toEqual({
      text: 'Bruges',
      dates: { checkin: '2027-03-19', checkout: '2027-03-21' },
      guests: { adults: 3, children: 0, babies: 0 },
      theme: 26,
      flexible: false,
      datesNeeded: false,
      unknown: undefined,
    })
  })

  it('have what was chosen', () => {
    const draft = changed({ kind: 'dates', dates }, { kind: 'guests', guests }, { kind: 'theme', theme: 7 })
    expect(values(draft)).toMatchObject({ dates, guests, theme: 7 })
  })

  it('can be emptied', () => {
    const draft = changed({ kind: 'text', text: '' }, { kind: 'dates', dates: undefined }, { kind: 'theme', theme: undefined })
    expect(values(draft)).toMatchObject({ text: '', dates: undefined, theme: undefined })
  })

  it('take place, dates and guests of a recent search', () => {
    expect(values(changed({ kind: 'search', place: bourges, dates, guests }))).toMatchObject({ text: 'Bourges', dates, guests })
    expect(values(changed({ kind: 'search', place: bourges, dates: undefined, guests })).dates).toBeUndefined()
  })

  it('have no dates and two adults for a gift, no dates and only adults for an activity', () => {
    const draft = changed({ kind: 'dates', dates }, { kind: 'guests', guests })
    expect(values(draft, 'gifting')).toMatchObject({ dates: undefined, guests: { adults: 2, children: 0, babies: 0 } })
    expect(values(draft, 'activity')).toMatchObject({ dates: undefined, guests: { adults: guests.adults, children: 0, babies: 0 } })
  })

  it('are flexible until dates are chosen', () => {
    const flexible = changed({ kind: 'datesNeeded', needed: true }, { kind: 'flexible' })
    expect(values(flexible)).toMatchObject({ dates: undefined, flexible: true, datesNeeded: false })
    expect(values(changeDraft(flexible, { hash, change: { kind: 'dates', dates } }))).toMatchObject({ dates, flexible: false })
  })

  it('name the text that is no place until it is edited', () => {
    const unknown = changed({ kind: 'text', text: 'xyz' }, { kind: 'unknown', text: 'xyz' })
    expect(values(unknown)).toMatchObject({ text: 'xyz', unknown: 'xyz' })
    for (const change of [
      { kind: 'text', text: 'xy' },
      { kind: 'place', place: bourges, text: 'Bourges' },
    ] as const)
      expect(values(changeDraft(unknown, { hash, change })).unknown).toBe('')
  })

  it('forget the draft of another hash, also when the next change comes', () => {
    const draft = changed({ kind: 'guests', guests }, { kind: 'text', text: 'Bourges' })
    expect(draftAt(draft, 'a=5')).toEqual({ hash: 'a=5' })
    expect(changeDraft(draft, { hash: 'a=5', change: { kind: 'dates', dates } })).toEqual({
      hash: 'a=5',
      when: { dates, flexibility: undefined },
    })
  })
})

describe('the search by the server', () => {
  it('has the name of the place, the flow and the other fields in its query', () => {
    const fields = values(changed({ kind: 'dates', dates }))
    expect(serverAddress('/fr/week-ends', 'bord de mer', fields, 'booking')).toBe(
      '/fr/week-ends?q=bord+de+mer&theme=26&checkin=2027-03-26&checkout=2027-03-28&a=3',
    )
    const nothing = parseSearchCriteria('')
    expect(serverAddress('/fr/week-ends', 'bour', nothing, 'gifting')).toBe('/fr/week-ends?q=bour&flow=gifting')
    expect(serverAddress('/fr/week-ends', '', nothing, 'booking')).toBe('/fr/week-ends')
  })
})

describe('Search', () => {
  const submitted = (draft: Draft, prompt: 'none' | 'suggested' | 'forced' = 'none', flow: Flow = 'booking') =>
    submissionOf(draft, values(draft, flow), prompt, flow)

  it('leaves the place as it is, takes it away, or goes to the chosen one', () => {
    expect(submitted({ hash })).toEqual({ kind: 'destination', destination: undefined })
    expect(submitted(changed({ kind: 'text', text: ' ' }))).toEqual({ kind: 'destination', destination: null })
    expect(submitted(changed({ kind: 'place', place: bourges, text: 'Bourges' }))).toEqual({ kind: 'destination', destination: bourges })
    const near = changed({ kind: 'place', place: around, text: 'Less than 100km from Bourges' })
    expect(submitted(near)).toEqual({ kind: 'destination', destination: around })
  })

  it('looks for the place of a text, also of one that was edited after a place was chosen', () => {
    const edited = changed({ kind: 'place', place: bourges, text: 'Bourges' }, { kind: 'text', text: ' Bourg ' })
    expect(submitted(edited)).toEqual({ kind: 'text', text: 'Bourg' })
  })

  it.each([
    ['suggested', 'booking', true],
    ['forced', 'booking', true],
    ['none', 'booking', false],
    ['forced', 'gifting', false],
  ] as const)('without dates: %s, %s', (prompt, flow, needed) => {
    const undated = changed({ kind: 'dates', dates: undefined })
    expect(submitted(undated, prompt, flow).kind === 'datesNeeded').toBe(needed)
    expect(submitted({ hash }, prompt, flow).kind).toBe('destination')
  })

  it('searches flexible dates if dates are suggested, not if they are required', () => {
    const flexible = changed({ kind: 'flexible' })
    expect(submitted(flexible, 'suggested').kind).toBe('destination')
    expect(submitted(flexible, 'forced').kind).toBe('datesNeeded')
  })
})
