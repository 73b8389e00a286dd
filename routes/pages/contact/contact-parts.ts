import type { ContactContent } from '../../../src/contract/contact.ts'
import type { Footer } from '../../../src/contract/cms/frame.ts'
import type { PageContext } from '../../context.ts'

/** Null or undefined where unavailable. */
export interface ContactParts {
  readonly contact: ContactContent | null
  readonly phone: Footer['contact'] | undefined
}

export async function contactParts({ content }: PageContext): Promise<ContactParts> {
  const [contact, footer] = await Promise.all([content.contact(), content.footer()])
  return { contact, phone: footer?.contact }
}
