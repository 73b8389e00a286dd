import type { PageContext } from '../context.ts'
import { errorPage, type ErrorPage, type PageParams } from '../page.ts'
import { notFound } from './not-found/load.tsx'
import { unavailable } from './unavailable.tsx'

export async function missingContent(context: PageContext, params: PageParams, kind: 'notFound' | 'unavailable'): Promise<ErrorPage> {
  return errorPage(kind === 'notFound' ? await notFound(context, params) : unavailable(context))
}
