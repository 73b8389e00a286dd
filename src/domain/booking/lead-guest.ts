import type { LeadGuest } from '../../contract/order.ts'
import { cleanText, cleanValue, fieldError, type FieldError } from '../field/field-error.ts'
import type { FieldRule } from '../field/field-kinds.ts'

export const guestFieldNames = ['name', 'email', 'phone', 'arrivalTime', 'wishes'] as const
export type GuestFieldName = (typeof guestFieldNames)[number]

/** The hotel has to know who comes and how to reach them; the rest is a wish. */
export const guestFieldRules = {
  name: { kind: 'name', required: true, maxLength: 80 },
  email: { kind: 'email', required: true },
  phone: { kind: 'phone', required: true },
  arrivalTime: { kind: 'text' },
  wishes: { kind: 'text', maxLength: 500 },
} as const satisfies Readonly<Record<GuestFieldName, FieldRule>>

/** As typed. `arrivalTime` is empty or a whole hour, such as `18:00`. */
export type GuestFormValues = Readonly<Record<GuestFieldName, string>>
export type GuestFormErrors = Readonly<Partial<Record<GuestFieldName, FieldError>>>
/** Of the whole form, which has the box of the terms too. */
export type BookingFormErrors = GuestFormErrors & { readonly terms?: FieldError }

export const emptyGuestForm: GuestFormValues = { name: '', email: '', phone: '', arrivalTime: '', wishes: '' }

/** The form's name in `data-remembered`: the next stay that is tried within the tab has the same guest. */
export const rememberedGuest = 'lead-guest'

const wholeHour = /^(?:[01]\d|2[0-3]):00$/

/** Values that are wrong are returned too, so that the form can show them again. */
export function readGuestForm(posted: { get(name: string): unknown }): GuestFormValues {
  const text = (name: GuestFieldName) => {
    const value = posted.get(name)
    return typeof value === 'string' ? cleanText(value) : ''
  }
  const time = text('arrivalTime')
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    arrivalTime: wholeHour.test(time) ? time : '',
    wishes: text('wishes'),
  }
}

export function guestFormErrors(values: GuestFormValues): GuestFormErrors {
  const errors = guestFieldNames.flatMap((name) => {
    const error = fieldError(guestFieldRules[name], values[name])
    return error ? [[name, error]] : []
  })
  return Object.fromEntries(errors)
}

/** The values must have no errors. */
export function leadGuest({ arrivalTime, ...values }: GuestFormValues): LeadGuest {
  return {
    name: cleanValue(guestFieldRules.name, values.name),
    email: cleanValue(guestFieldRules.email, values.email),
    phone: cleanValue(guestFieldRules.phone, values.phone),
    ...(arrivalTime !== '' && { arrivalTime }),
    wishes: cleanValue(guestFieldRules.wishes, values.wishes),
  }
}

/** The whole hours from the hotel's check-in (`15:00`, `9:30`) to the end of the day; all where it is no time. */
export function arrivalTimes(checkin: string): string[] {
  const [, hour = '0', minutes = '00'] = /^(\d{1,2}):(\d{2})$/.exec(checkin) ?? []
  const first = minutes === '00' ? Number(hour) : Number(hour) + 1
  return Array.from({ length: Math.max(0, 24 - first) }, (_, index) => `${String(first + index).padStart(2, '0')}:00`)
}
