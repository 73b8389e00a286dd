import { Hono } from 'hono'
import type { OriginEnv } from '../env.ts'
import { bookingLookup } from './account/booking-lookup.ts'
import { account } from './account/routes.ts'
import { collector } from './collector/routes.ts'
import { captcha } from './captcha.ts'
import { crm } from './crm/routes.ts'
import { messenger } from './messenger.ts'
import { oidc } from './oidc/routes.ts'
import { outbox } from './outbox.ts'
import { payment } from './payment/routes.ts'
import { reports } from './reports.ts'

/** The screens and services outside the product. Each is minimal and labelled as a stand-in. */
export const standins = new Hono<OriginEnv>()
for (const part of [payment, account, bookingLookup, crm, captcha, messenger, oidc, outbox, reports, collector]) standins.route('/', part)
