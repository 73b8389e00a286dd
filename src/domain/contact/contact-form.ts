import { cleanValue, fieldError, type FieldError } from '../field/field-error.ts'
import type { FieldRule } from '../field/field-kinds.ts'
import { contactReasons, isContactReason } from './contact-reasons.ts'

export const contactFieldNames = ['reason', 'bookingNumber', 'name', 'email', 'phone', 'description'] as const
export type ContactFieldName = (typeof contactFieldNames)[number]

export type ContactFormValues = Readonly<Record<ContactFieldName, string>>
export type ContactFormErrors = Readonly<Partial<Record<ContactFieldName, FieldError>>>

/** Fields of the contact form (B5.42). */
export const contactFieldRules = {
  reason: { kind: 'text', required: true, maxLength: 20 },
  bookingNumber: { kind: 'bookingNumber', required: true },
  name: { kind: 'name', required: true, maxLength: 80 },
  email: { kind: 'email', required: true },
  phone: { kind: 'phone', required: true },
  // The longest encoding of that many characters fits into a posted form.
  description: { kind: 'text', required: true, maxLength: 1500 },
} as const satisfies Readonly<Record<ContactFieldName, FieldRule>>

export const emptyContactForm: ContactFormValues = { reason: '', bookingNumber: '', name: '', email: '', phone: '', description: '' }

/** Values that are wrong are returned too, so that the form can show them again. */
export function readContactForm(posted: { get(name: string): unknown }): ContactFormValues {
  const text = (name: ContactFieldName) => {
    const value = posted.get(name)
    return typeof value === 'string' ? cleanValue(contactFieldRules[name], value) : ''
  }
  const typed = Object.fromEntries(contactFieldNames.map((name) => [name, text(name)]))
  const reason = text('reason')
  return { ...emptyContactForm, ...typed, reason: isContactReason(reason) ? reason : '' }
}

/** The rest of the form appears once a reason is chosen, so until then only the reason is checked. */
export function contactFormErrors(values: ContactFormValues): ContactFormErrors {
  const errors = shownFields(values.reason).flatMap((name) => {
    const error = fieldError(contactFieldRules[name], values[name])
    return error ? [[name, error]] : []
  })
  return Object.fromEntries(errors)
}

export function shownFields(reason: string): readonly ContactFieldName[] {
  if (!isContactReason(reason)) return ['reason']
  return contactReasons[reason].hasBooking ? contactFieldNames : contactFieldNames.filter((name) => name !== 'bookingNumber')
}
