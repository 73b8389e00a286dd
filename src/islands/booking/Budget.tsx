import type { ReactNode } from 'react'
import { href } from '../../market/site.ts'
import type { EligibilityQuestion } from '../../domain/pricing/eligibility-question.ts'
import { EaseYourBudget } from '../../ui/checkout/EaseYourBudget.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useAnswer } from '../answers.ts'
import { eligibilityCall } from './stay-calls.ts'

/** 'Ease your budget' below the price: the ways to pay later that the stay may use; nothing when there are none, or no answer. Choosing one leads to checkout with it. */
export function Budget({ question, checkout }: { question: EligibilityQuestion; checkout: string }): ReactNode {
  const { site, market } = useSite()
  const { data } = useAnswer(eligibilityCall(market.locale, question.query))
  const { amount, checkinDate, cancellableUntil } = question.query
  const eligible = data?.paymentMethods.filter(({ type }) => question.methods.includes(type)) ?? []
  return (
    <EaseYourBudget
      methods={eligible}
      of={{ amount, checkin: checkinDate, deadline: cancellableUntil }}
      action={href(site, 'checkout')}
      method="get"
      fields={Object.fromEntries(new URLSearchParams(checkout.slice(checkout.indexOf('?'))))}
    />
  )
}
