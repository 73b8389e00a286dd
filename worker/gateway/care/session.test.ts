import { describe, expect, it } from 'vitest'
import { providerOf } from './provider.ts'
import { seal } from './sealed.ts'
import { sealSession, sessionOf } from './session.ts'

const now = new Date('2027-03-15T11:00:00.000Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const configured = {
  CARE_ISSUER: 'https://accounts.google.com',
  CARE_CLIENT_ID: 'customer-care',
  CARE_EMAIL_DOMAINS: 'escale.example Escale.FR',
  CARE_SESSION_SECRET: 'a secret of more than thirty-two characters',
}
const provider = providerOf(configured)!
const camille = { email: 'camille@escale.example', name: 'Camille Été' }

describe('a session of customer care', () => {
  // @rule S6.9
  it('names who is signed in, for a working day', async () => {
    const cookie = await sealSession(camille, provider, { now, id: 'first' })
    expect(await sessionOf(cookie, provider, later(8 * 3600 - 1))).toMatchObject({ ...camille, id: 'first' })
    expect(await sessionOf(cookie, provider, later(8 * 3600))).toBeUndefined()
  })

  // @rule S6.9
  it('is nobody’s when it was signed with another secret, changed, cut, or made for something else', async () => {
    const cookie = await sealSession(camille, provider, { now, id: 'first' })
    const [payload = '', signature = ''] = cookie.split('.')
    const until = now.getTime() / 1000 + 60
    const forged = await seal({ ...camille, id: 'first', until }, 'care-session', 'another secret of the same length, or so')
    const others = await seal({ ...camille, id: 'first', until }, 'care-sign-in', provider.sessionSecret)
    const changed = (await seal({ ...camille, email: 'boss@escale.example', id: 'first', until }, 'care-session', 'x')).split('.')[0]
    for (const wrong of [
      undefined,
      '',
      '.',
      payload,
      `${payload}.`,
      `.${signature}`,
      forged,
      others,
      `${changed}.${signature}`,
      `${cookie}.more`,
      `${cookie}.`,
    ])
      expect([wrong, await sessionOf(wrong, provider, now)]).toEqual([wrong, undefined])
  })

  it('survives the change of its secret, and is signed with the new one', async () => {
    const next = 'the secret that replaces it, with thirty-two characters'
    const old = await sealSession(camille, provider, { now, id: 'first' })
    const changing = providerOf({ ...configured, CARE_SESSION_SECRET: next, CARE_SESSION_SECRET_ACCEPTED: configured.CARE_SESSION_SECRET })!
    const written = await sealSession(camille, changing, { now, id: 'second' })
    expect(await sessionOf(old, changing, now)).toMatchObject({ id: 'first' })
    expect(await sessionOf(written, providerOf({ ...configured, CARE_SESSION_SECRET_ACCEPTED: next })!, now)).toMatchObject({
      id: 'second',
    })
    const replaced = providerOf({ ...configured, CARE_SESSION_SECRET: next })!
    expect([await sessionOf(old, replaced, now), (await sessionOf(written, replaced, now))?.id]).toEqual([undefined, 'second'])
  })

  it('ends when accounts of its domain may not sign in any more', async () => {
    const cookie = await sealSession(camille, provider, { now, id: 'first' })
    expect(await sessionOf(cookie, { ...provider, domains: ['escale.fr'] }, now)).toBeUndefined()
  })
})

describe('the sign-in of customer care', () => {
  it('is configured as a whole', () => {
    expect(provider.domains).toEqual(['escale.example', 'escale.fr'])
    expect(provider.clientSecret).toBeUndefined()
    expect(providerOf({ ...configured, CARE_CLIENT_SECRET: 'shh' })?.clientSecret).toBe('shh')
  })

  // @rule S6.10
  it.each([
    [{}],
    [{ ...configured, CARE_ISSUER: '' }],
    [{ ...configured, CARE_ISSUER: 'http://accounts.example' }],
    [{ ...configured, CARE_CLIENT_ID: '' }],
    [{ ...configured, CARE_EMAIL_DOMAINS: ' ' }],
    [{ ...configured, CARE_SESSION_SECRET: 'too short' }],
    [{ ...configured, CARE_SESSION_SECRET: 'too short', CARE_SESSION_SECRET_ACCEPTED: 'a'.repeat(40) }],
  ])('is none where a part is missing: %j', (env) => {
    expect(providerOf(env)).toBeUndefined()
  })
})
