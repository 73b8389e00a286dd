import { expect, it } from 'vitest'
import { contactSettingsOf } from './contact-settings.ts'

it('nothing is on that is not configured', () => expect(contactSettingsOf({})).toEqual({}))

// @rule S4.83
it('a site key switches Turnstile on; without a secret no token passes', () => {
  expect(contactSettingsOf({ CHALLENGE_SITE_KEY: '0x1' }).challenge).toEqual({
    siteKey: '0x1',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    verification: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    secret: '',
  })
})

it.each([
  { CRM_URL: 'crm.example.com' },
  { MESSENGER_URL: 'http://chat.example.com/widget.js' },
  { CHALLENGE_SITE_KEY: 'a', CHALLENGE_SCRIPT_URL: '/api.js' },
])('an address that is none, or not secret on its way, is refused: %o', (env) => expect(() => contactSettingsOf(env)).toThrow(/Invalid/))
