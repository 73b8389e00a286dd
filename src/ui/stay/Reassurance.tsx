import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { FooterContent } from '../../contract/cms/frame.ts'
import { Icon } from '../icon/Icon.tsx'
import { getaways, type SellingPoint, sellingPoints } from '../results/SellingPoints.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Reassurance.module.css'

const secure: SellingPoint = ['lock', msg`Secure payment`]

export function Reassurance({ contact }: { contact: FooterContent['contact'] | undefined }): ReactNode {
  const { i18n } = useLingui()
  const { flow } = useSite()
  // This point names a breakfast and activities. Beside one stay it would be taken for a promise of that stay.
  const points = sellingPoints[flow].filter((point) => point !== getaways)
  return (
    <div className={`stack muted ${css.beside}`}>
      {[...points, secure].map(([icon, text]) => (
        <p key={icon}>
          <Icon name={icon} />
          {i18n._(text)}
        </p>
      ))}
      {contact && (
        <p>
          <Icon name="phone" />
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
