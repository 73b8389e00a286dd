import { describe, expect, it } from 'vitest'
import { type Deployment, faultsOfDeployment, storedSecret } from './deployment.ts'

const namespace = '0123456789abcdef0123456789abcdef'
const namespaces = ['CONTENT', 'MESSAGES', 'CARE_SESSIONS'].map((binding) => ({ binding, id: namespace }))
const whole: Deployment = {
  vars: {
    PRODUCTION: 'true',
    INDEXABLE: 'true',
    HOSTS: 'www.escale.travel escale.travel',
    MARKET_HOSTS: '{}',
    API_URL: 'https://api.escale.travel',
    GATEWAY_URL: 'https://front.escale.travel',
    CMS_URL: 'https://cms.escale.travel',
    PICTURES_URL: 'https://pictures.escale.travel',
    ACCOUNT_ORIGIN: 'https://account.escale.travel',
    PAYMENT_URL: 'https://pay.escale.travel/start',
  },
  kv_namespaces: namespaces,
  analytics_engine_datasets: [{ binding: 'OPERATIONS' }],
  routes: [{ pattern: 'www.escale.travel', custom_domain: true }, 'escale.travel/*'],
}
const secrets = { PAYMENT_SECRET: storedSecret, CONTENT_SECRET: storedSecret, GIFT_SESSION_SECRET: storedSecret }

describe('the check of a deployment', () => {
  it('finds nothing where all is there, with a pattern for all hosts too', () => {
    expect(faultsOfDeployment(whole, secrets)).toEqual([])
    expect(faultsOfDeployment({ ...whole, routes: ['*escale.travel/*'] }, secrets)).toEqual([])
  })

  it('lists everything at once', () => {
    const wrong = { ...whole, vars: { ...whole.vars, HOSTS: '', API_URL: 'http://origin.internal' }, kv_namespaces: [] }
    expect(faultsOfDeployment(wrong, {})).toEqual([
      'HOSTS is missing',
      'API_URL is no https address',
      'PAYMENT_SECRET is missing',
      'CONTENT_SECRET is missing',
      'GIFT_SESSION_SECRET is missing',
      'CONTENT is not bound',
      'MESSAGES is not bound',
      'CARE_SESSIONS is not bound',
    ])
  })

  it('asks for a route to customer care where it is open', () => {
    const care = { CARE_ISSUER: 'https://accounts.google.com', CARE_CLIENT_ID: 'x', CARE_EMAIL_DOMAINS: 'escale.fr' }
    const open = { ...whole, vars: { ...whole.vars, ...care } }
    const withCare = { ...secrets, CARE_SESSION_SECRET: storedSecret }
    expect(faultsOfDeployment(open, withCare)).toEqual([
      'no route leads all of care.www.escale.travel to the worker',
      'no route leads all of care.escale.travel to the worker',
    ])
    expect(faultsOfDeployment({ ...open, routes: ['*escale.travel/*'] }, withCare)).toEqual([])
  })

  it('does not pass what it cannot check', () => {
    expect(faultsOfDeployment(whole, undefined)).toEqual([
      'the secrets cannot be listed: sign in with `wrangler login`, or name a file with `--secrets`',
    ])
  })

  it.each([
    [{ vars: { ...whole.vars, PRODUCTION: 'false' } }, 'PRODUCTION is not "true"'],
    [
      { kv_namespaces: namespaces.map((it) => ({ ...it, id: it.binding === 'CONTENT' ? 'content' : namespace })) },
      'CONTENT has no id of a namespace of KV',
    ],
    [{ routes: ['www.escale.travel/*'] }, 'no route leads all of escale.travel to the worker'],
    [{ routes: ['www.escale.travel/fr/*', 'escale.travel/*'] }, 'no route leads all of www.escale.travel to the worker'],
    [{ routes: ['www.escale.travel', 'escale.travel/*'] }, 'no route leads all of www.escale.travel to the worker'],
    [{ vars: { ...whole.vars, MARKET_HOSTS: '{"www.escale.fr":"fr"}' } }, 'no route leads all of www.escale.fr to the worker'],
    [{ vars: { ...whole.vars, INDEXABLE: 'TRUE' } }, 'INDEXABLE is not "true": no search engine keeps a page'],
    [{ vars: { ...whole.vars, HOSTS: '  ' } }, 'HOSTS is missing'],
    [{ analytics_engine_datasets: [] }, 'OPERATIONS is not bound: no figures are written'],
    [
      { vars: { ...whole.vars, PAYMENT_SECRET: 'a'.repeat(40) } },
      'PAYMENT_SECRET is a variable, which everybody with access to the code can read: make it a secret',
    ],
  ])('%#: %o', (change, fault) => {
    expect(faultsOfDeployment({ ...whole, ...change }, secrets)).toEqual([fault])
  })
})
