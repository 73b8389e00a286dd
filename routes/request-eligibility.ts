import type { Eligibility } from '../src/contract/eligibility.ts'
import type { InputOf } from '../src/contract/calls/table.ts'
import type { Outcome } from '../src/contract/outcome.ts'
import type { Content } from '../worker/content/content.ts'
import type { Upstream } from '../worker/upstream/calls.ts'

interface Services {
  readonly upstream: Pick<Upstream, 'eligibility'>
  readonly content: Pick<Content, 'settings'>
}

/** Makes no call where content switches every method off. */
export async function requestEligibility({ upstream, content }: Services, query: InputOf<'eligibility'>): Promise<Outcome<Eligibility>> {
  const enabled = (await content.settings())?.payLaterMethods
  if (enabled?.length === 0) return { kind: 'ok', value: { paymentMethods: [] } }
  const response = await upstream.eligibility(query)
  if (response.kind !== 'ok' || !enabled) return response
  return { kind: 'ok', value: { paymentMethods: response.value.paymentMethods.filter(({ type }) => enabled.includes(type)) } }
}
