import { msg } from '@lingui/core/macro'
import type { PageContext } from '../context.ts'

export async function postedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    return new FormData()
  }
}

/** A page that comes again because its form was refused says so in its title, which screen readers read first. */
export function formTitle({ i18n }: Pick<PageContext, 'i18n'>, title: string, isRefused: boolean): string {
  return isRefused ? i18n._(msg`Error: ${title}`) : title
}
