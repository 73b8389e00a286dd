import type { ReactNode } from 'react'
import type { FooterContent } from '../../contract/cms/frame.ts'
import { LinkButton } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Notice } from './Notice.tsx'

export function PhoneBanner({ contact }: { contact: FooterContent['contact'] }): ReactNode {
  return (
    <Notice
      title={contact.title}
      action={
        <LinkButton look="second" small href={contact.phoneUrl}>
          <Icon name="phone" />
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
