import type { ReactNode } from 'react'
import type { Footer } from '../../contract/cms.ts'
import { LinkButton } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { phone } from '../icon/paths.ts'
import { Notice } from './Notice.tsx'

/** Customer service by phone, on single-voucher screens: words, number and opening hours are content. */
export function PhoneBanner({ of: contact }: { of: Footer['contact'] }): ReactNode {
  return (
    <Notice
      title={contact.title}
      action={
        <LinkButton look="second" small href={contact.phoneUrl}>
          <Icon of={phone} />
          {contact.phone}
        </LinkButton>
      }
    >
      {contact.hours.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  )
}
