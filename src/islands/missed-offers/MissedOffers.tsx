import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { parseSearchCriteria } from '../../domain/criteria/parse-search.ts'
import { everything, type SearchCriteria } from '../../domain/criteria/search-criteria.ts'
import { href } from '../../market/site.ts'
import { ResultCard } from '../../ui/card/ResultCard.tsx'
import strip from '../../ui/layout/Strip.module.css'
import { Section } from '../../ui/layout/Page.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { useOffers } from '../results/use-offers.ts'
import { useHash } from '../url-state.ts'
import type { MissedOffersProps } from './props.ts'

/**
 * The offers of the hotel that the hash names (`hotelId`), where a page is not found (section 2, "Catch-all and not-found page"): said
 * to be over, the others of the house, and help. Nothing without a hotel, and nothing where it has no offers.
 */
export default function MissedOffers({ minisite }: MissedOffersProps): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const hash = useHash()
  const criteria = useMemo(() => ofHotel(parseSearchCriteria(hash)), [hash])
  const { data } = useOffers(criteria, 0, minisite, criteria.destination !== undefined)
  const [first] = data?.exactMatch ?? []
  // An element of its own in every state: what the browser hydrates.
  if (!data || !first) return <div />
  const house = first.hotel.label
  return (
    <div>
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
      <Section title={t`Other offer in ${house}`}>
        <ul className={strip.strip}>
          {data.exactMatch.map((offer) => (
            <li key={offer.id}>
              <ResultCard offer={{ ...offer, distance: undefined }} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

/** Of the criteria the hotel alone, whose other offers need not be of the same dates; no destination where they name none. */
function ofHotel({ destination }: SearchCriteria): SearchCriteria {
  return destination?.kind === 'hotel' ? { ...everything, destination } : everything
}
