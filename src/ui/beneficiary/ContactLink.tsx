import type { ReactNode } from 'react'
import { type AboutGift, giftRequestQuery } from '../../domain/contact/gift-requests.ts'
import { href } from '../../market/site.ts'
import { linkTo } from '../link/link-to.ts'
import { useSite } from '../site/SiteContext.tsx'

/** To the message form, with the reason filled in. */
export function ContactLink({ children, ...about }: AboutGift & { readonly children: ReactNode }): ReactNode {
  const { site } = useSite()
  return <a {...linkTo(href(site, 'contact', { path: ['message'], query: giftRequestQuery(about) }))}>{children}</a>
}
