import type { PageContext } from '../context.ts'
import { instead, type OtherPage, type PageParams } from '../page.ts'
import { notFound } from './not-found/load.tsx'
import { unavailable } from './unavailable.tsx'

export async function missingContent(context: PageContext, params: PageParams, kind: 'notFound' | 'unavailable'): Promise<OtherPage> {
  return instead(kind === 'notFound' ? await notFound(context, params) : unavailable(context))
}
