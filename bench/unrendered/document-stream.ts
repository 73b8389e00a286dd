import type { ReactNode } from 'react'
import { createPageOutput } from '../../worker/render/page-output.ts'
import type { RenderedDocument } from '../../worker/render/document-stream.tsx'

/** As long as a usual page, and of characters that take two bytes each in a string. */
const constant = `<!DOCTYPE html><title>Not rendered</title>${'<p>Séjour à l’hôtel, deux nuits</p>'.repeat(2900)}</html>`

/** Stands in for `worker/render/document-stream.tsx`: awaits the data of all sections and sends a constant. */
export async function renderDocument(page: ReactNode): Promise<RenderedDocument> {
  await Promise.all(promisesIn(page).map((promise) => promise.catch(() => {})))
  const output = createPageOutput()
  output.write(constant)
  const sent = output.end()
  return { body: await output.body, sent }
}

/** What every page has beside its own data. */
const common = new Set(['context', 'around', 'view'])

/** Sections have their data as promises in their props. */
function promisesIn(value: unknown, depth = 0): Promise<unknown>[] {
  if (typeof value !== 'object' || value === null || depth > 8) return []
  if (value instanceof Promise) return [value]
  if (Array.isArray(value)) return value.flatMap((each) => promisesIn(each, depth + 1))
  if ('$$typeof' in value && 'props' in value) return promisesIn(value.props, depth + 1)
  return Object.entries(value).flatMap(([name, each]) => (common.has(name) ? [] : promisesIn(each, depth + 1)))
}
