import { describe, expect, it } from 'vitest'
import type { HeldGift, OpenedGift } from '../../../src/contract/beneficiary.ts'
import type { Outcome } from '../../../src/contract/outcome.ts'
import type { HeldCode } from '../../../src/domain/gift/held-codes.ts'
import { marketOf } from '../../../src/market/markets.ts'
import type { PageContext } from '../../context.ts'
import { heldGift, signInAgain } from './held-gift.ts'
import { postSignIn, type SignInScreen } from './sign-in.ts'

const code = 'JWRS-7KMA-Q2XN'
const box: HeldGift = {
  reference: '90000001',
  gift: { type: 'BOX', code: '201EBOX' },
  label: 'Parenthèse bien-être',
  value: 12_900,
  nights: 1,
  includes: [],
  format: 'digital',
  message: { fromName: '', message: '' },
  validUntil: '2027-06-20',
  validityMonths: 18,
  locale: 'fr_FR',
}
const voucher: HeldGift = { ...box, gift: { type: 'SINGLEVOUCHER', stayId: 10572, nights: 1, bucket: 2, upsell: 'none' } }
const terms = { box: '201EBOX', value: 12_900, nights: 1, validUntil: '2027-06-20' }
const booking = { reference: '10000001', orderedOn: '2027-03-01', label: 'Spa', hotel: 'Le Lac', checkin: '2027-04-01', nights: 1 }

interface Case {
  readonly opened?: OpenedGift | Exclude<Outcome<never>, { kind: 'ok' }>
  readonly wait?: number
  readonly held?: readonly HeldCode[]
  readonly query?: string
  readonly screen?: SignInScreen
  readonly secret?: boolean
}

/** Posts the form; returns what the visitor gets, and the calls that it took. */
async function posted(fields: Readonly<Record<string, string>>, given: Case = {}) {
  const { opened = { state: 'open', gift: box }, wait = 0, held = [], query = '', screen = 'beneficiaryLogin', secret = true } = given
  const calls: unknown[] = []
  const sessions: (readonly HeldCode[])[] = []
  const url = new URL(`https://escale.example/fr/beneficiary/login${query}`)
  const context = {
    site: { market: marketOf('fr'), base: '/fr' },
    url,
    request: new Request(url, { method: 'POST', body: new URLSearchParams(fields) }),
    heldGifts: held,
    giftSession: async (gifts: readonly HeldCode[]) => {
      sessions.push(gifts)
      return secret ? '__Host-gifts=sealed' : undefined
    },
    secondsToSignIn: async (guarded: string | undefined) => {
      calls.push(['limit', guarded])
      return wait
    },
    upstream: {
      openGift: async (input: object) => {
        calls.push(['openGift', input])
        return 'kind' in opened ? opened : { kind: 'ok', value: opened }
      },
    },
  } as unknown as PageContext
  const result = await postSignIn(context, screen)
  if (!(result instanceof Response)) return { calls, sessions, state: result, location: undefined, cookie: undefined }
  return {
    calls,
    sessions,
    state: undefined,
    location: result.headers.get('location')?.replace(url.origin, ''),
    cookie: result.headers.get('set-cookie'),
  }
}

describe('signing in with a code', () => {
  it.each(['JWRS-7KMA-Q2XN', 'jwrs7kmaq2xn', ' jwrs 7kma q2xn ', 'Le code : JWRS‐7KMA‐Q2XN. Merci'])('reads %s', async (giftCode) => {
    const { location, cookie, calls, sessions } = await posted({ giftCode })
    expect(location).toBe('/fr/beneficiary/gift/90000001#')
    expect(cookie).toBe('__Host-gifts=sealed')
    expect(calls).toEqual([
      ['limit', undefined],
      ['openGift', { code, email: undefined }],
    ])
    expect(sessions).toEqual([[{ reference: '90000001', code, terms }]])
  })

  it('has the code in no address, and an empty fragment, which replaces that of the e-mail’s link', async () => {
    const { location } = await posted({ giftCode: code })
    expect(location).not.toContain('JWRS')
    expect(location).toMatch(/#$/)
  })

  it.each([
    [{ state: 'reserved', gift: box, booking }],
    [{ state: 'used', gift: box, booking }],
    [{ state: 'expired', gift: box }],
  ] as const)('opens a gift that is $state, whose page says what can still be done', async (opened) => {
    expect((await posted({ giftCode: code }, { opened })).location).toBe('/fr/beneficiary/gift/90000001#')
  })

  it('adds the gift to those that are open', async () => {
    const other = { reference: '90000002', code: 'ABCD-2345-EFGH' }
    expect((await posted({ giftCode: code }, { held: [other] })).sessions).toEqual([[{ reference: '90000001', code, terms }, other]])
  })

  it('keeps the e-mail address of a voucher, which opens it again, and no other', async () => {
    const fields = { giftCode: code, email: ' Zoe@Example.com ' }
    expect((await posted(fields, { opened: { state: 'open', gift: voucher } })).sessions).toEqual([
      [
        {
          reference: '90000001',
          code,
          email: 'Zoe@Example.com',
          terms: { stay: 10572, value: 12_900, nights: 1, validUntil: '2027-06-20' },
        },
      ],
    ])
    expect((await posted(fields)).sessions).toEqual([[{ reference: '90000001', code, terms }]])
  })

  it.each([
    ['unknown', { state: 'unknown' }],
    ['unpaid', { state: 'unpaid' }],
    ['emailWrong', { state: 'emailWrong' }],
    ['elsewhere', { state: 'elsewhere', locale: 'es_ES' }],
    ['unavailable', { kind: 'unavailable' }],
    ['unavailable', { kind: 'invalid' }],
    ['unavailable', { kind: 'notFound' }],
    ['unavailable', { kind: 'refused', status: 400 }],
  ] as const)('says %s, with what was typed', async (failed, opened) => {
    const { state, sessions } = await posted({ giftCode: `code ${code}`, email: 'zoe@example.com' }, { opened })
    expect(state).toMatchObject({ failed, code: `code ${code}`, email: 'zoe@example.com' })
    expect(sessions).toEqual([])
  })

  it('asks for the e-mail address of a voucher where the form had no field for it, and says where it stayed empty', async () => {
    const opened = { state: 'emailNeeded' } as const
    expect((await posted({ giftCode: code }, { opened, screen: 'boxLogin' })).state?.failed).toBe('emailNeeded')
    expect((await posted({ giftCode: code, email: '' }, { opened })).state?.failed).toBe('emailMissing')
  })

  it('makes the same calls for a wrong code as for a right one', async () => {
    const right = await posted({ giftCode: code })
    const wrong = await posted({ giftCode: code }, { opened: { state: 'unknown' } })
    expect(wrong.calls).toEqual(right.calls)
  })

  it.each([
    [{ giftCode: '' }, 'required'],
    [{ giftCode: 'hello' }, 'giftCode'],
    [{ giftCode: 'JWRS-7KMA-Q2X0' }, 'giftCode'],
  ])('%o is no code, and calls nobody', async (fields, error) => {
    const { state, calls } = await posted(fields)
    expect(state).toMatchObject({ failed: 'fields', errors: { code: error } })
    expect(calls).toEqual([])
  })

  it('takes one code at a time', async () => {
    const { state, calls } = await posted({ giftCode: 'JWRS-7KMA-Q2XN ABCD-2345-EFGH' })
    expect([state?.failed, calls]).toEqual(['several', []])
  })

  it('waits beyond the limit, and asks the upstream nothing', async () => {
    const { state, calls } = await posted({ giftCode: code, email: 'zoe@example.com' }, { wait: 40 })
    expect(state).toMatchObject({ failed: 'busy', waitSeconds: 40, code })
    expect(calls).toEqual([['limit', code]])
  })

  it('opens nothing where no sessions are configured', async () => {
    expect((await posted({ giftCode: code }, { secret: false })).state?.failed).toBe('unavailable')
  })

  it('does not fail for a body that is no form', async () => {
    const { state } = await posted({ other: 'field' })
    expect(state?.failed).toBe('fields')
  })
})

describe('after signing in', () => {
  const to = async (origin: string) => (await posted({ giftCode: code }, { query: `?${new URLSearchParams({ origin })}` })).location

  it.each([
    '/fr/checkout?product=10572&checkin=2027-04-01&checkout=2027-04-02&gift=90000001',
    '/fr/beneficiary/gift/90000001/stays?a=2',
    '/fr/beneficiary/gift/90000001',
  ])('the page that asked for it is next: %s', async (origin) => {
    expect(await to(origin)).toBe(`${origin}#`)
  })

  it.each([
    '/fr/checkout?product=10572&gift=90000002',
    '/fr/beneficiary/gift/90000002/stays',
    '/fr/beneficiary/gift/900000011',
    '/fr/account/trips',
    '//evil.example/fr/beneficiary/gift/90000001',
    'https://evil.example/fr/beneficiary/gift/90000001',
    '/it/checkout?gift=90000001',
  ])('the gift is, for an address that is not of this gift: %s', async (origin) => {
    expect(await to(origin)).toBe('/fr/beneficiary/gift/90000001#')
  })
})

describe('signing out', () => {
  const held = [
    { reference: '90000001', code },
    { reference: '90000002', code: 'ABCD-2345-EFGH' },
  ]

  it('ends the session of one gift, or of all', async () => {
    const one = await posted({ leave: '90000001' }, { held })
    expect([one.location, one.sessions]).toEqual(['/fr/beneficiary/login?ref=signed-out', [[held[1]]]])
    expect((await posted({ leave: 'all' }, { held })).sessions).toEqual([[]])
  })
})

describe('a gift by its reference', () => {
  const opening = (value: Outcome<OpenedGift>) => {
    const asked: object[] = []
    const openGift = async (input: object) => {
      asked.push(input)
      return value
    }
    const context = {
      heldGifts: [{ reference: '90000001', code, email: 'zoe@example.com' }],
      upstream: { openGift },
    } as unknown as PageContext
    return { asked, context }
  }

  it('is what the upstream says of its code', async () => {
    const { asked, context } = opening({ kind: 'ok', value: { state: 'open', gift: box } })
    expect(await heldGift(context, '90000001')).toEqual({ kind: 'opened', code, opened: { state: 'open', gift: box } })
    expect(asked).toEqual([{ code, email: 'zoe@example.com' }])
  })

  it('is signed out without its code, whatever else is open', async () => {
    const { asked, context } = opening({ kind: 'ok', value: { state: 'open', gift: box } })
    expect(await heldGift(context, '90000002')).toEqual({ kind: 'signedOut' })
    expect(asked).toEqual([])
  })

  it('is unavailable while the upstream fails, or brings another gift', async () => {
    const another: OpenedGift = { state: 'open', gift: { ...box, reference: '90000009' } }
    const failures: Outcome<OpenedGift>[] = [{ kind: 'unavailable' }, { kind: 'invalid' }, { kind: 'ok', value: another }]
    for (const failure of failures) expect(await heldGift(opening(failure).context, '90000001')).toEqual({ kind: 'unavailable' })
  })

  it('leads to the sign-in once its session has ended, with the way back', () => {
    const url = new URL('https://escale.example/fr/checkout?product=7&gift=90000001')
    const response = signInAgain({ site: { market: marketOf('fr'), base: '/fr' }, url } as never)
    expect(response.headers.get('location')).toBe('/fr/beneficiary/login?origin=%2Ffr%2Fcheckout%3Fproduct%3D7%26gift%3D90000001')
  })
})
