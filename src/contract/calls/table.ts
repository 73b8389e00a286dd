import type * as v from 'valibot'
import { beneficiaryCalls } from './beneficiary.ts'
import type { CallInput } from './call.ts'
import { giftCalls } from './gift.ts'
import { hotelCalls } from './hotel.ts'
import { orderCalls } from './order.ts'
import { searchCalls } from './search.ts'
import { siteCalls } from './site.ts'
import { stayCalls } from './stay.ts'

/** Every call of the site's API and of its upstream, by name. Browsers import its types only. */
export const calls = { ...searchCalls, ...stayCalls, ...hotelCalls, ...giftCalls, ...orderCalls, ...beneficiaryCalls, ...siteCalls }

export type Calls = typeof calls
export type CallName = keyof Calls

type NamesWith<Terms> = { [Name in CallName]: Calls[Name] extends Terms ? Name : never }[CallName]

export type ApiName = NamesWith<{ readonly api: object }>
export type UpstreamName = NamesWith<{ readonly upstream: object }>

export type InputOf<Name extends CallName> = CallInput<Calls[Name]['input']>
export type OutputOf<Name extends CallName> = v.InferOutput<Calls[Name]['output']>
