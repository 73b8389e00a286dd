import { useLingui } from '@lingui/react/macro'
import type { Refusal, RefusalKind } from '../../domain/quote/refusal.ts'

/** Says why a quote is refused: in the upstream's sentence, or else in ours (B8.10). */
export function useRefusalLabels(): (refusal: Refusal) => string {
  const { t } = useLingui()
  const update = t`Update your stay criteria to enjoy the product’s offers.`
  const activities = t`Please choose your activity dates.`
  const labels: Readonly<Record<RefusalKind, string>> = {
    dates: update,
    rooms: t`There are not enough rooms left on your dates for all of you.`,
    past: t`Your arrival is in the past, or too late for today.`,
    guests: t`The room does not hold so many guests.`,
    expired: t`This offer has expired… Fortunately, we have other stays to suggest you.`,
    rate: t`This rate is not sold for these nights.`,
    activityMissing: activities,
    activityGone: activities,
    noPrice: t`Quote error: there is no price for these criteria at the moment.`,
    notFetched: t`Your stay may well be available: please try again in a moment.`,
    notBookable: t`The offer is not bookable with these criterias`,
  }
  return ({ kind, sentence }) => sentence ?? labels[kind]
}
