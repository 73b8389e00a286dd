import type { ContactContent } from '../../../src/contract/contact.ts'
import type { FooterContent } from '../../../src/contract/cms/frame.ts'
import type { PageContext } from '../../context.ts'

export interface ContactDetails {
  readonly contact: ContactContent | null
  readonly phone: FooterContent['contact'] | undefined
}

export async function contactDetails({ content }: PageContext): Promise<ContactDetails> {
  const [contact, footer] = await Promise.all([content.contact(), content.footer()])
  return { contact, phone: footer?.contact }
}
