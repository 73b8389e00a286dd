import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { href } from '../../../market/site.ts'
import type { EligibilityRequest } from '../../../domain/pricing/payments.ts'
import { EaseYourBudget, type EaseYourBudgetProps } from '../../../ui/payment/EaseYourBudget.tsx'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import { eligibilityQuery } from '../../stay-page/stay-queries.ts'

interface BudgetProps extends Pick<EaseYourBudgetProps, 'onChoose'> {
  readonly request: EligibilityRequest
  readonly checkout: string
}

export function Budget({ request, checkout, onChoose }: BudgetProps): ReactNode {
  const { site } = useSite()
  const { data } = useQuery(eligibilityQuery(request.query))
  const { amount, checkinDate, cancellableUntil } = request.query
  const eligible = data?.paymentMethods.filter(({ type }) => request.methods.includes(type)) ?? []
  return (
    <EaseYourBudget
      methods={eligible}
      stay={{ amount, checkin: checkinDate, deadline: cancellableUntil }}
      action={href(site, 'checkout')}
      {...(onChoose && { onChoose })}
      fields={Object.fromEntries(new URLSearchParams(checkout.slice(checkout.indexOf('?'))))}
    />
  )
}
