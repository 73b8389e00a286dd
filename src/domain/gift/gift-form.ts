import { type GiftDelivery, noMessage } from '../../contract/gift-order.ts'
import type { IsoDate } from '../../contract/scalars.ts'
import { addDays } from '../dates/days.ts'
import { cleanText, cleanValue, fieldError, type FieldError } from '../field/field-error.ts'
import type { FieldRule } from '../field/field-kinds.ts'
import { giftMessageRules } from './gift-message.ts'
import type { GiftFormat } from '../address/gift-choice.ts'

export const giftFieldNames = [
  'name',
  'street',
  'more',
  'postcode',
  'city',
  'recipientEmail',
  'day',
  'fromName',
  'message',
  'email',
  'terms',
] as const
export type GiftFieldName = (typeof giftFieldNames)[number]

const recipients = ['me', 'recipient'] as const
const moments = ['now', 'day'] as const

export type GiftFormValues = Readonly<Record<GiftFieldName, string>> & {
  readonly to: (typeof recipients)[number]
  readonly when: (typeof moments)[number]
}

export type GiftFormErrors = Readonly<Partial<Record<GiftFieldName, FieldError>>>

export interface GiftFormFacts {
  readonly format: GiftFormat
  /** For own use a gift has neither recipient nor message. */
  readonly ownUse: boolean
  /** An ISO 3166-1 alpha-2 code. */
  readonly country: string | undefined
  readonly today: IsoDate
  /** True if a card that is written by hand was chosen. */
  readonly written?: boolean
}

const lastDayFromToday = 365

/** A gift of today is sent at once, so the days begin tomorrow. */
export const sendingDays = (today: IsoDate) => ({ min: addDays(today, 1), max: addDays(today, lastDayFromToday) })

export function giftFieldRules({ format, ownUse, country, today, written }: GiftFormFacts): Partial<Record<GiftFieldName, FieldRule>> {
  const email: FieldRule = { kind: 'email', required: true }
  const terms: FieldRule = { kind: 'terms', required: true }
  if (format === 'physical')
    return {
      name: { kind: 'name', required: true, maxLength: 80 },
      street: { kind: 'text', required: true, maxLength: 120 },
      more: { kind: 'text', maxLength: 120 },
      postcode: { kind: 'postcode', required: true, country },
      city: { kind: 'text', required: true, maxLength: 80 },
      ...giftMessageRules({ written }),
      email,
      terms,
    }
  if (ownUse) return { email, terms }
  return { recipientEmail: email, day: { kind: 'date', required: true, ...sendingDays(today) }, ...giftMessageRules(), email, terms }
}

export const emptyGiftForm: GiftFormValues = {
  to: 'me',
  when: 'now',
  recipientEmail: '',
  day: '',
  fromName: '',
  message: '',
  name: '',
  street: '',
  more: '',
  postcode: '',
  city: '',
  email: '',
  terms: '',
}

/** Values that are wrong are returned too, so that the form can show them again. */
export function readGiftForm(posted: { get(name: string): unknown }): GiftFormValues {
  const text = (name: string) => {
    const value = posted.get(name)
    return typeof value === 'string' ? cleanText(value) : ''
  }
  const typed = Object.fromEntries(giftFieldNames.map((name) => [name, text(name)]))
  return {
    ...emptyGiftForm,
    ...typed,
    to: recipients.find((kind) => kind === text('to')) ?? 'me',
    when: moments.find((moment) => moment === text('when')) ?? 'now',
  }
}

/** Fields that the choices hide are not checked. */
export function giftFormErrors(values: GiftFormValues, facts: GiftFormFacts): GiftFormErrors {
  const unused = new Set<GiftFieldName>([
    ...(values.to === 'me' ? (['recipientEmail', 'day'] as const) : []),
    ...(values.when === 'now' ? (['day'] as const) : []),
  ])
  const rules = giftFieldRules(facts)
  const errors = giftFieldNames.flatMap((name) => {
    const rule = unused.has(name) ? undefined : rules[name]
    const error = rule && fieldError(rule, values[name])
    return error ? [[name, error]] : []
  })
  return Object.fromEntries(errors)
}

/** Writes values as the kinds of their fields do: "B-1000" is 1000. Wrong values stay as typed. */
export function cleanGiftForm(values: GiftFormValues, facts: GiftFormFacts): GiftFormValues {
  const rules = giftFieldRules(facts)
  const cleaned = giftFieldNames.map((name) => [name, rules[name] ? cleanValue(rules[name], values[name]) : values[name]])
  return { ...values, ...Object.fromEntries(cleaned) }
}

/** The values must be clean and have no errors. */
export function giftDelivery(values: GiftFormValues, facts: GiftFormFacts, subElements: readonly number[]): GiftDelivery {
  const { name, street, more, postcode, city, to, recipientEmail, when, day, fromName, message } = values
  if (facts.format === 'physical' && facts.country !== undefined)
    return {
      format: 'physical',
      address: { name, street, more, postcode, city, country: facts.country },
      subElements: [...subElements],
      message: { fromName, message },
    }
  if (facts.ownUse) return { format: 'digital', message: noMessage }
  return {
    format: 'digital',
    ...(to === 'recipient' && { recipient: { email: recipientEmail, ...(when === 'day' && { day }) } }),
    message: { fromName, message },
  }
}

export function formOfDelivery(delivery: GiftDelivery, buyer: { readonly email: string }): GiftFormValues {
  const form = { ...emptyGiftForm, email: buyer.email }
  if (delivery.format === 'physical') {
    const { country: _, ...address } = delivery.address
    return { ...form, ...address, ...delivery.message }
  }
  const { recipient, message } = delivery
  return {
    ...form,
    ...message,
    ...(recipient && { to: 'recipient', recipientEmail: recipient.email, when: recipient.day ? 'day' : 'now', day: recipient.day ?? '' }),
  }
}
