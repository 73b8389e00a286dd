import * as v from 'valibot'
import type { Env } from './env.ts'

export interface ContactSettings {
  /** `url` takes cases as forms, and `orgId` names our organisation there. */
  readonly crm?: { readonly url: string; readonly orgId: string }
  /** A service with Turnstile's interface. Without the secret every verification fails. */
  readonly challenge?: { readonly siteKey: string; readonly script: string; readonly verification: string; readonly secret: string }
  readonly messenger?: { readonly script: string }
}

/** Only `https`, or a service on this machine, may receive what a visitor writes. */
const Address = v.pipe(v.string(), v.url(), v.regex(/^https:|^http:\/\/(localhost|127\.0\.0\.1|\w+\.internal)[:/]/))

const turnstile = 'https://challenges.cloudflare.com/turnstile/v0'

type ContactEnv = Pick<
  Env,
  'CRM_URL' | 'CRM_ORG_ID' | 'CHALLENGE_SITE_KEY' | 'CHALLENGE_SCRIPT_URL' | 'CHALLENGE_VERIFY_URL' | 'CHALLENGE_SECRET' | 'MESSENGER_URL'
>

const known = new WeakMap<ContactEnv, ContactSettings>()

export function contactSettingsOf(env: ContactEnv): ContactSettings {
  const settings = known.get(env) ?? parsed(env)
  known.set(env, settings)
  return settings
}

function parsed(env: ContactEnv): ContactSettings {
  const { CRM_URL: url, CRM_ORG_ID: orgId = '', CHALLENGE_SITE_KEY: siteKey, MESSENGER_URL: messenger } = env
  return {
    ...(url && { crm: { url: v.parse(Address, url), orgId } }),
    ...(siteKey && {
      challenge: {
        siteKey,
        script: v.parse(Address, env.CHALLENGE_SCRIPT_URL || `${turnstile}/api.js`),
        verification: v.parse(Address, env.CHALLENGE_VERIFY_URL || `${turnstile}/siteverify`),
        secret: env.CHALLENGE_SECRET ?? '',
      },
    }),
    ...(messenger && { messenger: { script: v.parse(Address, messenger) } }),
  }
}
