import { describe, expect, it } from 'vitest'
import { type Configuration, configurationFaults, faultsOfProduction, fatalFaults, isIndexable } from './production.ts'

const key = 'a1b2c3d4 e5f6a7b8 c9d0e1f2 a3b4c5d6'

const complete: Configuration = {
  PRODUCTION: 'true',
  INDEXABLE: 'true',
  HOSTS: 'www.escale.travel escale.travel',
  MARKET_HOSTS: '{"www.escale.fr":"fr"}',
  API_URL: 'https://api.escale.travel',
  GATEWAY_URL: 'https://front.escale.travel',
  CMS_URL: 'https://cms.escale.travel',
  PICTURES_URL: 'https://pictures.escale.travel',
  ACCOUNT_ORIGIN: 'https://account.escale.travel',
  PAYMENT_URL: 'https://pay.escale.travel/start',
  PAYMENT_SECRET: key,
  CONTENT_SECRET: key,
  GIFT_SESSION_SECRET: key,
}

describe('a production', () => {
  it('has no fault with hosts, addresses and secrets of its own', () => {
    expect(faultsOfProduction(complete)).toEqual([])
    const withAll = {
      ...complete,
      MARKET_HOSTS: '{}',
      MAP_TILES_URL: 'https://tiles.escale.travel/{z}/{x}/{y}.pbf',
      CRM_URL: 'https://crm.escale.travel/case',
      CRM_ORG_ID: '00D58000000abcd',
      CHALLENGE_SITE_KEY: '0x4AAAAAAADnPIDROrmt1Wwj',
      CHALLENGE_SECRET: '0x4AAAAAAADnPIDROrmt1Wwj-secret',
      CARE_ISSUER: 'https://accounts.google.com',
      CARE_CLIENT_ID: 'customer-care',
      CARE_EMAIL_DOMAINS: 'escale.travel',
      CARE_SESSION_SECRET: key,
    }
    expect(faultsOfProduction(withAll)).toEqual([])
  })

  it.each([
    [{ HOSTS: '' }, 'HOSTS is missing'],
    [{ HOSTS: 'www.escale.travel localhost:8787' }, 'HOSTS has localhost:8787, which is a stand-in'],
    [{ HOSTS: 'www.escale.example' }, 'HOSTS has www.escale.example, which is a stand-in'],
    [{ MARKET_HOSTS: undefined }, 'MARKET_HOSTS is missing'],
    [{ MARKET_HOSTS: 'none' }, 'MARKET_HOSTS is no JSON object of hosts with markets'],
    [{ MARKET_HOSTS: '{"fr.localhost":"fr"}' }, 'MARKET_HOSTS has fr.localhost, which is a stand-in'],
    [{ API_URL: 'http://origin.internal' }, 'API_URL is no https address'],
    [{ API_URL: 'https://origin.internal' }, 'API_URL is the address of a stand-in'],
    [{ PAYMENT_URL: 'https://pay.example.com/' }, 'PAYMENT_URL is the address of a stand-in'],
    [{ CMS_URL: 'https://127.0.0.1/' }, 'CMS_URL is the address of a stand-in'],
    [{ CMS_URL: 'https://[::1]/' }, 'CMS_URL is the address of a stand-in'],
    [{ PICTURES_URL: undefined }, 'PICTURES_URL is missing'],
    [{ MESSENGER_URL: 'http://localhost:8788/messenger/v0/widget.js' }, 'MESSENGER_URL is no https address'],
    [{ PAYMENT_SECRET: undefined }, 'PAYMENT_SECRET is missing'],
    [{ PAYMENT_SECRET: 'of the stand-in payment screens' }, 'PAYMENT_SECRET is a test key'],
    [{ GIFT_SESSION_SECRET_ACCEPTED: 'short' }, 'GIFT_SESSION_SECRET_ACCEPTED is shorter than 32 characters'],
    [{ GIFT_SESSION_SECRET: 'short' }, 'GIFT_SESSION_SECRET is shorter than 32 characters'],
    [{ CHALLENGE_SITE_KEY: '1x00000000000000000000AA', CHALLENGE_SECRET: key }, 'CHALLENGE_SITE_KEY is a test key'],
    [{ CHALLENGE_SITE_KEY: 'standin', CHALLENGE_SECRET: key }, 'CHALLENGE_SITE_KEY is a test key'],
    [{ CHALLENGE_SITE_KEY: '0x4AAAAAAADnPIDROrmt1Wwj' }, 'CHALLENGE_SECRET is missing'],
    [{ CRM_URL: 'https://crm.escale.travel/', CRM_ORG_ID: '00D000000000000' }, 'CRM_ORG_ID is a test key'],
    [{ CARE_ISSUER: 'https://accounts.google.com', CARE_CLIENT_ID: 'x', CARE_EMAIL_DOMAINS: 'a.fr' }, 'CARE_SESSION_SECRET is missing'],
    [{ CLOCK: '2027-03-15T11:00:00.000Z' }, 'CLOCK is for tests only'],
    [{ UPSTREAM: {} }, 'UPSTREAM is bound: a stand-in answers all calls'],
  ])('with %j: %s', (change, fault) => {
    expect(faultsOfProduction({ ...complete, ...change })).toEqual([fault])
  })

  it('names no secret in its faults', () => {
    const faults = faultsOfProduction({ ...complete, GIFT_SESSION_SECRET: 'hunter2', PAYMENT_SECRET: '1x00000000 stand-in' })
    expect(faults).toHaveLength(2)
    expect(faults.join(' ')).not.toMatch(/hunter2|1x0/)
  })

  it('is indexable only without a fault; what is no production follows the variable alone', () => {
    const wrong = { ...complete, HOSTS: '' }
    expect([isIndexable(complete), isIndexable(wrong), isIndexable({ ...complete, INDEXABLE: 'false' })]).toEqual([true, false, false])
    expect(isIndexable({ ...wrong, PRODUCTION: 'false' })).toBe(true)
    expect(configurationFaults({ ...wrong, PRODUCTION: 'false' })).toEqual([])
    expect(configurationFaults(wrong)).toEqual(['HOSTS is missing'])
  })
})

describe('a configuration without which no page can be made', () => {
  const readable = {
    API_URL: 'http://origin.internal',
    GATEWAY_URL: 'http://origin.internal',
    CMS_URL: 'http://origin.internal',
    PICTURES_URL: 'http://origin.internal',
    ACCOUNT_ORIGIN: '',
    PAYMENT_URL: '',
    INDEXABLE: '',
    MARKET_HOSTS: '{}',
    CONTENT: { get: () => Promise.resolve(null), put: () => Promise.resolve() },
    ASSETS: { fetch: () => Promise.resolve(new Response()) },
  }

  it('is another than one with stand-ins', () => {
    expect(fatalFaults(readable)).toEqual([])
  })

  it.each([
    [{ API_URL: 'api' }, 'API_URL is no address'],
    [{ MARKET_HOSTS: '{' }, 'MARKET_HOSTS cannot be read'],
    [{ CRM_URL: 'crm' }, 'an address of CRM, challenge or messenger cannot be used'],
  ])('%j', (change, fault) => {
    expect(fatalFaults({ ...readable, ...change })).toEqual([fault])
  })
})
