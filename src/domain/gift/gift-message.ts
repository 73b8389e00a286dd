import * as v from 'valibot'
import { type GiftMessage, noMessage } from '../../contract/gift-order.ts'
import type { FieldRule } from '../field/field-kinds.ts'
import { fieldSchema } from '../field/field-schema.ts'
import { parseStored } from '../../stored/parsed.ts'

/** A message for the beneficiary (B4.60). A card that is written by hand needs its text. */
export const giftMessageRules = ({ mandatory = false, written = false } = {}) =>
  ({
    fromName: { kind: 'signature', maxLength: 40, required: mandatory },
    message: { kind: 'text', maxLength: 180, required: written },
  }) as const satisfies Readonly<Record<keyof GiftMessage, FieldRule>>

/** Stored as it was typed: the form checks the signature. */
const StoredMessage = v.object({
  fromName: fieldSchema({ kind: 'text', maxLength: 40 }),
  message: fieldSchema({ kind: 'text', maxLength: 180 }),
})

/** Any other text reads as an empty message. */
export const parseGiftMessage = (text: string | null): GiftMessage => parseStored(StoredMessage, text) ?? noMessage

export const formatGiftMessage = ({ fromName, message }: GiftMessage): string | null =>
  fromName.trim() || message.trim() ? JSON.stringify({ fromName, message }) : null
