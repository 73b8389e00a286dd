import * as v from 'valibot'
import { expect, it } from 'vitest'
import french from '../../../worker/content/bundled/fr_FR.json' with { type: 'json' }
import minisites from '../../../worker/content/bundled/minisites.json' with { type: 'json' }
import { Minisites } from './minisite.ts'
import { Settings } from './settings.ts'
import { OffersResponse } from '../offers.ts'

const period = { label: 'Noël', checkin: '2027-12-24', checkout: '2027-12-26' }

it.each(['24/12/2026', '', '2026-02-30', '2026-12-24T00:00:00Z', null])(
  'a period with the date %s is left out, and costs no other',
  (checkin) => {
    const settings = { ...french.settings, datePeriods: [{ ...period, checkin }, period] }
    expect(v.parse(Settings, settings).datePeriods).toEqual([period])
  },
)

it('a badly written date of a partner is none', () => {
  const [partner] = minisites
  const footer = { terms: [], bookableUntil: '31/12/2027', staysUntil: '2027-12-31' }
  expect(v.parse(Minisites, [{ ...partner, footer }])[0]?.footer).toEqual({ terms: [], staysUntil: '2027-12-31' })
})

it('a number of results that no catalogue has is no response', () => {
  expect(v.is(OffersResponse, { exactMatch: [], searchDetails: { totalCount: 1e12 } })).toBe(false)
})
