import { purposeOfScript } from '../../src/contract/speculation-rules.ts'
import type { Dataset } from '../env.ts'
import type { CallTally } from './call-tally.ts'
import { emptyPoint, numbers, type Point, texts } from './columns.ts'

export interface DataPoint {
  readonly indexes: string[]
  readonly blobs: string[]
  readonly doubles: number[]
}

/** The kind of page is the index: where points are sampled, a busy kind loses some, and a rare one such as a checkout keeps all. */
export function dataPointOf(point: Point): DataPoint {
  return {
    indexes: [point.page],
    blobs: texts.map(({ name }) => point[name]),
    doubles: numbers.map(({ name }) => point[name]),
  }
}

type Facts = Partial<Point> & Pick<Point, 'point' | 'page' | 'market' | 'method' | 'build' | 'status' | 'headMs'>

/**
 * Writes a point when the calls of the request have ended, those in the background too. `rest` is awaited before, and has what is known only
 * then. Never rejects: no page is worse off where figures cannot be written.
 */
export async function writePoint(
  dataset: Dataset | undefined,
  facts: Facts,
  { tally, rest }: { readonly tally?: CallTally | undefined; readonly rest?: () => Promise<Partial<Point>> } = {},
): Promise<void> {
  if (!dataset) return
  try {
    const later = await rest?.()
    await tally?.settled()
    await dataset.writeDataPoint(dataPointOf({ ...emptyPoint, ...facts, ...later, ...tally?.counted }))
  } catch {
    // A figure is lost.
  }
}

/** Whether a script of ours asks for a page that its visitor may open. */
export const isAheadByScript = (headers: Headers): boolean =>
  headers.get(purposeOfScript.name) === purposeOfScript.value && !headers.has('sec-purpose')

/** Reads how a page is asked for before its visitor opens it: browsers say it in `Sec-Purpose`. */
export function speculationOf(headers: Headers): '' | 'prefetch' | 'prerender' {
  if (isAheadByScript(headers)) return 'prefetch'
  const purpose = headers.get('sec-purpose') ?? ''
  if (purpose.includes('prerender')) return 'prerender'
  return purpose.includes('prefetch') ? 'prefetch' : ''
}
