import type { CustomerService } from '../../routes/context.ts'
import { hasMessenger } from '../../src/domain/contact/messenger.ts'
import { marketOf } from '../../src/market/markets.ts'
import { contactSettingsOf } from '../contact-settings.ts'
import type { Env } from '../env.ts'
import type { PageKey } from '../gateway/visit.ts'
import { createFiledMemory, filedMessages } from '../filed-messages.ts'
import { createMessageCount, createMessageMemory } from '../message-count.ts'
import { elapsed } from '../within.ts'

const memory = createMessageMemory()
const filed = createFiledMemory()

export interface CustomerServiceInput {
  readonly env: Env
  readonly key: Pick<PageKey, 'market' | 'agent'>
  readonly now: Date
  readonly client: string | undefined
  readonly waitUntil: (task: Promise<unknown>) => void
}

export function customerServiceOf({ env, key, now, client, waitUntil }: CustomerServiceInput): CustomerService {
  const { crm, challenge, messenger } = contactSettingsOf(env)
  const count = createMessageCount({ memory, kv: env.MESSAGES, waitUntil })
  // Staff share one network address and write for many visitors, so their messages are not counted by it.
  const counted = key.agent ? undefined : client
  return {
    form: crm !== undefined,
    orgId: crm?.orgId ?? '',
    challenge: key.agent ? undefined : challenge,
    messenger: hasMessenger(marketOf(key.market).locale, env.PRODUCTION === 'true') ? messenger : undefined,
    reserveMessage(email) {
      const addresses = [`mailto:${email.toLowerCase()}`, ...(counted === undefined ? [] : [`client:${counted}`])]
      return count.reserve(addresses, now.getTime())
    },
    beginFiling: filedMessages({ memory: filed, now: Date.now, pause: elapsed }),
  }
}
