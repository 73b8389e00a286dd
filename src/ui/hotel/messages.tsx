import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PhoneLine } from '../../contract/contact.ts'
import type { AutoDiscount } from '../../contract/price.ts'
import { LinkButton } from '../button/Button.tsx'
import { href } from '../../market/site.ts'
import { linkTo } from '../link/link-to.ts'
import { Notice } from '../notice/Notice.tsx'
import { useAutoDiscount } from '../price/use-auto-discount.ts'
import { useSite } from '../site/SiteContext.tsx'

/** What a hotel without offers says (B8.1, B8.2). */
export function NoOffers({ line }: { line: PhoneLine | undefined }): ReactNode {
  const { site } = useSite()
  return (
    <Notice title={<Trans>Sorry, we currently don’t have any offers for this hotel</Trans>}>
      <div className="stack">
        {line && (
          <p>
            <Trans>Call our travel advisers, they will find you something:</Trans>{' '}
            <a className="whole" href={line.phoneUrl}>
              {line.phone}
            </a>
            {line.hours.map((hours) => (
              <span key={hours}>
                <br />
                {hours}
              </span>
            ))}
          </p>
        )}
        <LinkButton look="second" {...linkTo(href(site, 'stays'))}>
          <Trans>See all our stays</Trans>
        </LinkButton>
      </div>
    </Notice>
  )
}

interface NothingFoundProps {
  /** Set where the query has dates: the hotel may have offers on others. */
  readonly dated: boolean
  readonly reset: ReactNode
  readonly line?: PhoneLine | undefined
}

export function NothingFound({ dated, reset, line }: NothingFoundProps): ReactNode {
  return dated ? <NoAvailability reset={reset} /> : <NoOffers line={line} />
}

function NoAvailability({ reset }: { reset: ReactNode }): ReactNode {
  return <Notice tone="warn" live title={<Trans>Sorry, no availability on your dates</Trans>} action={reset} />
}

export function OffersFailed({ again, sentence }: { again: ReactNode; sentence?: string | undefined }): ReactNode {
  if (sentence)
    return (
      <Notice tone="fail" action={again}>
        {sentence}
      </Notice>
    )
  return (
    <Notice tone="fail" title={<Trans>We could not check the prices</Trans>} action={again}>
      <Trans>This hotel may well have offers for you: please try again in a moment.</Trans>
    </Notice>
  )
}

export function CampaignBanner({ campaign }: { campaign: AutoDiscount }): ReactNode {
  const applied = useAutoDiscount()(campaign)
  if (!applied) return null
  const { code } = applied
  const value = Math.round(applied.value)
  return (
    <Notice title={<Trans>{value}% extra off selected offers of this hotel</Trans>}>
      <Trans>With the code {code}</Trans>
    </Notice>
  )
}
