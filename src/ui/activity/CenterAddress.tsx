import type { ReactNode } from 'react'
import type { CenterContact } from '../../contract/center-contact.ts'
import { telephoneHref } from '../link/telephone-href.ts'
import { addressLines } from '../stay/address-lines.ts'

interface CenterAddressProps {
  readonly center: CenterContact
  /** Where it is another language than the page's. */
  readonly lang?: string | undefined
}

/** Whom to agree the date of an activity with, and where to go. */
export function CenterAddress({ center: { label, location, telephone }, lang }: CenterAddressProps): ReactNode {
  return (
    <address lang={lang}>
      <b>{label}</b>
      {addressLines(location).map((line) => (
        <div key={line}>{line}</div>
      ))}
      {telephone && (
        <a href={telephoneHref(telephone)} className="tabular">
          {telephone}
        </a>
      )}
    </address>
  )
}
