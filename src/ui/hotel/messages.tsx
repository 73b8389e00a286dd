import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Settings } from '../../contract/cms.ts'
import type { AutoDiscount } from '../../domain/cards/auto-discount.ts'
import { LinkButton } from '../button/Button.tsx'
import { href } from '../../market/site.ts'
import { Notice } from '../notice/Notice.tsx'
import { useAutoDiscount } from '../price/use-auto-discount.ts'
import { useSite } from '../site/SiteContext.tsx'

/** A house of which nothing is on sale: the sales line and its hours (section 8), and the way to the other stays. */
export function NoOffers({ line }: { line: Settings['noOffersPhone'] | undefined }): ReactNode {
  const { site } = useSite()
  return (
    <Notice title={<Trans>Sorry, we currently don’t have any offers for this hotel</Trans>}>
      <div className="stack">
        {line && (
          <p>
            <Trans>Call us, we will find you something:</Trans>{' '}
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
        <LinkButton look="second" href={href(site, 'stays')}>
          <Trans>See all our stays</Trans>
        </LinkButton>
      </div>
    </Notice>
  )
}

interface NothingFoundProps {
  /** Dates were asked for: without them the house can have more on others. */
  readonly dated: boolean
  readonly reset: ReactNode
  readonly line?: Settings['noOffersPhone'] | undefined
}

/** No offer came: none on the dates asked for, or none at all. */
export function NothingFound({ dated, reset, line }: NothingFoundProps): ReactNode {
  return dated ? <NoAvailability reset={reset} /> : <NoOffers line={line} />
}

/** The house has offers, but none on the dates asked for. `reset` shows them all again. */
function NoAvailability({ reset }: { reset: ReactNode }): ReactNode {
  return <Notice tone="warn" live title={<Trans>Sorry, no availability on your dates</Trans>} action={reset} />
}

/** The offers did not come. `again` tries once more. */
export function OffersFailed({ again }: { again: ReactNode }): ReactNode {
  return (
    <Notice tone="fail" title={<Trans>No more availabilities</Trans>} action={again}>
      <Trans>Update your stay criteria to enjoy the product’s offers.</Trans>
    </Notice>
  )
}

/** The campaign of selected offers: so many per cent more, by a code. Only to whom it applies. */
export function CampaignBanner({ of }: { of: AutoDiscount }): ReactNode {
  const applied = useAutoDiscount()(of)
  if (!applied) return null
  const { code } = applied
  const value = Math.round(applied.value)
  return (
    <Notice title={<Trans>{value}% extra off selected offers of this hotel</Trans>}>
      <Trans>With the code {code}</Trans>
    </Notice>
  )
}
