import * as v from 'valibot'
import type { GiftMessage } from '../../contract/gift-order.ts'
import type { FieldRule } from '../field/field-kinds.ts'
import { fieldSchema } from '../field/field-schema.ts'
import { parseStored } from '../storage/stored-value.ts'

/** Booking, section 5. Only a `mandatory` form requires the sender. */
export const giftMessageRules = (mandatory = false) =>
  ({
    fromName: { kind: 'name', maxLength: 40, required: mandatory },
    message: { kind: 'text', maxLength: 180 },
  }) as const satisfies Readonly<Record<keyof GiftMessage, FieldRule>>

/** What was typed is stored as it is: the sender's letters are checked where the form is. */
const StoredMessage = v.object({
  fromName: fieldSchema({ kind: 'text', maxLength: 40 }),
  message: fieldSchema({ kind: 'text', maxLength: 180 }),
})

/** Returns the message of a browser's storage; empty for any other text. */
export const parseGiftMessage = (text: string | null): GiftMessage => parseStored(StoredMessage, text) ?? { fromName: '', message: '' }

/** Returns the text to store; null, for nothing, if both are empty. */
export const formatGiftMessage = ({ fromName, message }: GiftMessage): string | null =>
  fromName.trim() || message.trim() ? JSON.stringify({ fromName, message }) : null
