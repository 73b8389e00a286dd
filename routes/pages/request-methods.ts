import type { EligibilityRequest } from '../../src/domain/pricing/eligibility-request.ts'
import type { EligibleMethod } from '../../src/domain/pricing/payment-plan.ts'
import { pointOfSale } from '../../src/market/markets.ts'
import type { PageContext } from '../context.ts'

/** Requests which of the possible ways to pay later are eligible; none without a request, or when the call fails. */
export async function requestMethods(
  { upstream, site }: Pick<PageContext, 'upstream' | 'site'>,
  request: EligibilityRequest | undefined,
): Promise<readonly EligibleMethod[]> {
  if (!request) return []
  const response = await upstream.eligibility({ ...request.query, pointOfSale: pointOfSale(site.market) })
  return response.kind === 'ok' ? response.value.paymentMethods.filter(({ type }) => request.methods.includes(type)) : []
}
