import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { href } from '../../../market/site.ts'
import {
  type EligibilityRequest,
  type EligibleMethod,
  offeredPayments,
  offersSecondProvider,
  type PaidStay,
} from '../../../domain/pricing/payments.ts'
import { EaseYourBudget, type EaseYourBudgetProps } from '../../../ui/payment/EaseYourBudget.tsx'
import { useSite } from '../../../ui/site/SiteContext.tsx'
import { eligibilityQuery } from '../../stay-page/stay-queries.ts'

interface OffersProps extends Pick<EaseYourBudgetProps, 'onChoose'> {
  readonly stay: PaidStay
  readonly checkout: string
}

/** `request` is undefined where no method depends on the provider's answer. */
export function Budget({ request, ...offers }: OffersProps & { readonly request: EligibilityRequest | undefined }): ReactNode {
  return request ? <CheckedOffers request={request} {...offers} /> : <Offers methods={[]} {...offers} />
}

function CheckedOffers({ request, ...offers }: OffersProps & { readonly request: EligibilityRequest }): ReactNode {
  const { data } = useQuery(eligibilityQuery(request.query))
  return <Offers methods={data?.paymentMethods.filter(({ type }) => request.methods.includes(type)) ?? []} {...offers} />
}

function Offers({ methods, stay, checkout, onChoose }: OffersProps & { readonly methods: readonly EligibleMethod[] }): ReactNode {
  const { site, today } = useSite()
  const secondProvider = offersSecondProvider(site.market.locale, stay.amount)
  return (
    <EaseYourBudget
      payments={offeredPayments({ stay, methods, secondProvider }, today).filter(({ method }) => method !== 'full')}
      action={href(site, 'checkout')}
      {...(onChoose && { onChoose })}
      fields={Object.fromEntries(new URLSearchParams(checkout.slice(checkout.indexOf('?'))))}
    />
  )
}
