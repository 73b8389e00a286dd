import { marketOf } from '../../src/market/markets.ts'
import { pageKindOf } from '../../src/market/page-kind.ts'
import type { Content } from '../content/content.ts'
import type { Env } from '../env.ts'
import type { PageKey } from '../gateway/visit.ts'
import type { CallTally } from '../operations/call-tally.ts'
import { writePoint } from '../operations/write-point.ts'
import { build, isolateState } from '../services.ts'

interface RecordingInput {
  readonly env: Pick<Env, 'OPERATIONS'>
  readonly key: PageKey
  readonly request: Request
  readonly waitUntil: (task: Promise<unknown>) => void
  readonly calls: CallTally
  readonly content: Pick<Content, 'freshness'>
}

interface Rendered {
  /** Resolves when the whole page was sent. */
  readonly sent: Promise<unknown>
  readonly isComplete: () => boolean
}

/** Starts the clock of a rendering. The function that it returns passes the response on, and writes the data point when the page has been sent. */
export function recording({ env, key, request, waitUntil, calls, content }: RecordingInput) {
  const started = Date.now()
  return (response: Response, rendered?: Rendered): Response => {
    if (!env.OPERATIONS) return response
    const rest = async () => {
      await rendered?.sent
      return {
        wholeMs: Date.now() - started,
        content: content.freshness(),
        kvLate: isolateState.memory.kvLateAt >= started ? 1 : 0,
        incomplete: rendered && !rendered.isComplete() ? 1 : 0,
      }
    }
    const facts = {
      point: 'rendering',
      page: pageKindOf(marketOf(key.market).language, key.path),
      market: key.market,
      method: request.method,
      build: build ?? '',
      status: response.status,
      headMs: Date.now() - started,
    }
    waitUntil(writePoint(env.OPERATIONS, facts, { tally: calls, rest }))
    return response
  }
}
