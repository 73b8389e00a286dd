import { assignedVariations, type Variations } from '../../src/domain/experiments/experiments.ts'

/** The anonymous id of a visitor who consented to personalisation; stored only then, so that its presence is the consent. */
const visitorCookie = /(?:^|;\s*)__Host-visitor=([\w-]{16,64})(?:;|$)/

const crawler = /bot|crawl|spider|slurp|lighthouse|preview/i

/** The variations of whoever asks for a page: the control for crawlers and for everybody without a consented id. */
export function variationsOf(headers: Pick<Headers, 'get'>): Variations {
  const [, id] = visitorCookie.exec(headers.get('cookie') ?? '') ?? []
  return id === undefined || crawler.test(headers.get('user-agent') ?? '') ? [] : assignedVariations(id)
}
