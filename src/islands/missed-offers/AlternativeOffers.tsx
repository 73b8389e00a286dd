import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OffersResponse } from '../../contract/offers.ts'
import { href } from '../../market/site.ts'
import { ResultCard } from '../../ui/card/ResultCard.tsx'
import { Section } from '../../ui/layout/Page.tsx'
import { Strip } from '../../ui/layout/Strip.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'

export function AlternativeOffers({ hotelName, offers }: { hotelName: string; offers: OffersResponse['exactMatch'] }): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  return (
    <>
      <div className="wrap">
        <Notice
          live
          title={<Trans>Too late!</Trans>}
          action={
            <a href={href(site, 'contact')}>
              <Trans>Help</Trans>
            </a>
          }
        >
          <Trans>This offer has expired… Fortunately, we have other stays to suggest you.</Trans>
        </Notice>
      </div>
      <Section title={t`Other offer in ${hotelName}`}>
        <Strip count={offers.length} previous={t`Previous stays`} next={t`Next stays`}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <ResultCard offer={{ ...offer, distance: undefined }} />
            </li>
          ))}
        </Strip>
      </Section>
    </>
  )
}
