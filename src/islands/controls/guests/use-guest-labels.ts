import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type GuestKind, type Guests, guestAges, guestKinds } from '../../../domain/guests/guests.ts'

export interface GuestLabels {
  readonly kind: Readonly<Record<GuestKind, string>>
  /** "12 years and over", "3 to 11 years". */
  readonly ages: (kind: GuestKind) => string
  /** "2 adults, 1 child". */
  readonly guests: (guests: Guests) => string
}

export function useGuestLabels(): GuestLabels {
  const { t } = useLingui()
  const counted: Record<GuestKind, (count: number) => string> = {
    adults: (count) => t`${plural(count, { one: '# adult', other: '# adults' })}`,
    children: (count) => t`${plural(count, { one: '# child', other: '# children' })}`,
    babies: (count) => t`${plural(count, { one: '# baby', other: '# babies' })}`,
  }
  return {
    kind: { adults: t`Adults`, children: t`Children`, babies: t`Babies` },
    ages: (kind) => {
      const { from, to } = guestAges[kind]
      return to === undefined ? t`${from} years and over` : t`${from} to ${to} years`
    },
    guests: (guests) =>
      guestKinds
        .filter((kind) => guests[kind] > 0)
        .map((kind) => counted[kind](guests[kind]))
        .join(', '),
  }
}
