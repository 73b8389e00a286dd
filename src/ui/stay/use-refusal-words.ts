import { useLingui } from '@lingui/react/macro'
import { sentenceOf } from '../../domain/quote/quote-outcome.ts'
import { type Refusal, refusalOf } from '../../domain/quote/refusal.ts'

/** Why a stay cannot be booked, in a sentence: the server's own where it has one, else one for each reason of section 8. */
export function useRefusalWords(): (reason: string) => string {
  const { t } = useLingui()
  const update = t`Update your stay criteria to enjoy the product’s offers.`
  const words: Readonly<Record<Refusal, string>> = {
    dates: update,
    past: t`Your arrival is in the past, or too late for today.`,
    guests: t`The room does not hold so many guests.`,
    expired: t`This offer has expired… Fortunately, we have other stays to suggest you.`,
    rate: t`This rate is not sold for these nights.`,
    activities: t`Please choose your activity dates.`,
    noPrice: t`Quote error: there is no price for these criteria at the moment.`,
    notFetched: update,
    notBookable: t`The offer is not bookable with these criterias`,
  }
  return (reason) => sentenceOf(reason) ?? words[refusalOf(reason)]
}
