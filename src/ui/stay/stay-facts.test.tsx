import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { SiteView } from '../site/SiteContext.tsx'
import { markup, textOf } from '../../../test/rendered.tsx'
import { CampaignNotice } from './StayHeader.tsx'
import { LengthNote } from './LengthNote.tsx'
import { ThingsToKnow } from './ThingsToKnow.tsx'

/** Returns the text of a part of the page. */
const visibleText = (tree: ReactNode, view: Partial<SiteView> = {}) => textOf(markup(tree, { today: '2027-03-15', ...view }))

type Hotel = Parameters<typeof ThingsToKnow>[0]['hotel']
const policy = { petsAllowed: true, petsPrice: 12_00, petsMaxWeight: 25, petsMaxNumberOfPets: 2 }
const tax = { amount: 265, currency: 'EUR', toBePaidAtHotel: true, type: 'PER_PERSON_PER_NIGHT' } as const
const known = (more: object, cancellation?: Parameters<typeof ThingsToKnow>[0]['cancellation']) =>
  visibleText(<ThingsToKnow hotel={{ policy, ...more } as Hotel} cancellation={cancellation} />)

describe('things to know', () => {
  // @rule B2.28
  it('are how many pets, how heavy, at what price', () => {
    expect(known({})).toBe('Pets Pets are welcome. At most 2 pets. Up to 25 kg. Supplement: 12 € per pet per night, paid at the hotel.')
    expect(known({ policy: { petsAllowed: true, petsMaxNumberOfPets: 1 } })).toBe('Pets Pets are welcome. At most 1 pet.')
    expect(known({ policy: { petsAllowed: false, petsMaxNumberOfPets: 1 } })).toBe('Pets Pets are not accepted.')
  })

  // @rule B2.28
  it('are the local tax by its kind, and where it is paid', () => {
    expect(known({ localTax: tax })).toContain('Local tax: 2,65 € per person per night, paid at the hotel.')
    expect(known({ localTax: { ...tax, toBePaidAtHotel: false } })).toContain('per person per night, included in the price.')
    const share = { ...tax, type: 'BOOKING_PERCENTAGE', percentage: 5 }
    expect(known({ localTax: share })).toContain('Local tax: 5% of the booking, paid at the hotel.')
    expect(known({ localTax: { ...share, toBePaidAtHotel: false } })).toContain('Local tax: 5% of the booking, included in the price.')
  })

  // @rule B2.28
  it('are the terms of cancellation, in the hotel’s words where there are any', () => {
    expect(known({}, { cancellable: true, message: 'Until the day before' })).toContain(
      'Modification and cancellation Until the day before',
    )
    expect(known({}, { cancellable: false })).toContain('cannot be modified or cancelled')
  })
})

describe('the campaign of selected offers', () => {
  const discount = { code: 'ESCALE10', value: 10 }
  const shown = (view: Partial<SiteView>) => visibleText(<CampaignNotice campaign={discount} />, view)

  // @rule B4.7
  it('is shown with its code to visitors of the variation, in the booking flow', () => {
    expect(shown({ variations: ['autoDiscount'] })).toMatch(
      /^−10 % extra on selected offers This stay is one of them\. The code ESCALE10 is applied when you pay\.$/,
    )
    expect(shown({ variations: [] })).toBe('')
    expect(shown({ variations: ['autoDiscount'], flow: 'gifting' })).toBe('')
    expect(visibleText(<CampaignNotice campaign={undefined} />, { variations: ['autoDiscount'] })).toBe('')
  })
})

describe('the length a stay is described for', () => {
  // @rule B3.4
  it('is named where it can be longer', () => {
    expect(visibleText(<LengthNote nights={{ min: 1, max: 3 }} />)).toBe('Described for 1 night: you can stay up to 3.')
    expect(visibleText(<LengthNote nights={{ min: 2, max: 5 }} />)).toBe('Described for 2 nights: you can stay up to 5.')
    expect(visibleText(<LengthNote nights={{ min: 2, max: 2 }} />)).toBe('')
  })
})
