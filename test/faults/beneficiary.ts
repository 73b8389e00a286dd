import { inject } from 'vitest'
import { giftSessionCookie } from '../../worker/gift-session.ts'
import { giftSecret } from './isolates.ts'
import { type PageUnderTest, stay } from './pages.ts'
import type { Effect } from './upstream.ts'
import { type Seen, visit } from './visitor.ts'

const code = 'FRAN-PACK-STAY'
const reference = '90000151'

/** The page of a seeded gift of the French market. */
export const giftPath = `/fr/beneficiary/gift/${reference}`

const terms = { box: '201EBOX', value: 129_00, nights: 1, validUntil: '2027-09-30' }

const retryAt = (path: string) => new RegExp(`role="alert".*href="${path}"`, 's')

/** Where and when the gift can be used. */
export const choosingPages: readonly PageUnderTest[] = [
  {
    name: 'the stays of a gift',
    path: `${giftPath}/stays`,
    always: /<h1.*data-name="search-box".*id="any-weekend"/s,
    whenWell: /data-offer="\d+".*week-end/s,
    whenFailing: retryAt(`${giftPath}/stays`),
  },
  {
    name: 'the dates of a gift',
    path: `${giftPath}/stays/${stay}`,
    always: /<h1.*href="\/fr\/sejour\/\d+"/s,
    whenWell: /data-status="(?:included|supplement)".*id="month"/s,
    whenFailing: retryAt(`${giftPath}/stays/${stay}`),
  },
]

/** The cookie of a session with that gift. */
export async function giftCookie(): Promise<string> {
  const env = { GIFT_SESSION_SECRET: giftSecret }
  return (await giftSessionCookie([{ reference, code, terms }], env, new Date(inject('clock'))))?.split(';')[0] ?? ''
}

/** Status of signing in for each effect of a fault: a code that the upstream has not answered for is neither right nor wrong. */
export const signInStatus: Readonly<Record<Effect, number>> = { late: 303, silent: 503, missing: 503, unreadable: 503 }

/** Signs in with a code in the French market. */
export const signIn = (site: string, giftCode = code, client?: string): Promise<Seen> =>
  visit(`${site}/fr/beneficiary/login`, { fields: { giftCode, email: '' } }, client)

/** Whether the form is shown with what was typed, and says that nothing is lost. */
export const keepsCode = ({ body }: Seen): boolean =>
  ['role="alert"', 'Rien n’est perdu', `value="${code}"`].every((part) => body.includes(part))
