import type { EligibilityRequest, EligibleMethod } from '../../src/domain/pricing/payments.ts'
import { requestEligibility } from '../request-eligibility.ts'
import type { PageContext } from '../context.ts'

export async function requestMethods(
  { upstream, content }: Pick<PageContext, 'upstream' | 'content'>,
  request: EligibilityRequest | undefined,
): Promise<readonly EligibleMethod[]> {
  if (!request) return []
  const response = await requestEligibility({ upstream, content }, request.query)
  return response.kind === 'ok' ? response.value.paymentMethods.filter(({ type }) => request.methods.includes(type)) : []
}
