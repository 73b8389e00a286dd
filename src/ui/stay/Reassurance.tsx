import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { Footer } from '../../contract/cms.ts'
import { Icon } from '../icon/Icon.tsx'
import { lock, phone } from '../icon/paths.ts'
import { type Point, sellingPoints } from '../results/SellingPoints.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Reassurance.module.css'

const secure: Point = [lock, msg`Secure payment`]

/** Beside a stay, below what books it: why to book here, and whom to call. The phone's words, number and hours are content. */
export function Reassurance({ contact }: { contact: Footer['contact'] | undefined }): ReactNode {
  const { i18n } = useLingui()
  const { flow } = useSite()
  return (
    <div className={`stack muted ${css.beside}`}>
      {[...sellingPoints[flow], secure].map(([icon, text]) => (
        <p key={icon}>
          <Icon of={icon} />
          {i18n._(text)}
        </p>
      ))}
      {contact && (
        <p>
          <Icon of={phone} />
          <span>
            <Trans>A question?</Trans> <a href={contact.phoneUrl}>{contact.phone}</a>
            {contact.hours.map((line) => (
              <Fragment key={line}>
                <br />
                {line}
              </Fragment>
            ))}
          </span>
        </p>
      )}
    </div>
  )
}
