import type { ReactNode } from 'react'
import type { OfferCard } from '../../contract/offers.ts'
import { isScoredInGifting } from '../../domain/cards/review-score.ts'
import { Icon } from '../icon/Icon.tsx'
import { linkTo } from '../link/link-to.ts'
import { productHref } from '../link/product-href.ts'
import { Score } from '../rating/Score.tsx'
import { Stars } from '../rating/Stars.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './Card.module.css'
import { CardFrame } from './CardFrame.tsx'
import { CompactCard } from './CompactCard.tsx'
import { Keywords } from './Keywords.tsx'

export type BoxStay = Pick<OfferCard, 'id' | 'label' | 'uri' | 'hotel' | 'images' | 'headwords'>

/** The card has no price, because the box has paid for the stay. */
export function BoxStayCard({ stay }: { stay: BoxStay }): ReactNode {
  const { link, scored } = useBoxStay(stay)
  const { hotel } = stay
  return (
    <CardFrame
      link={link}
      title={stay.label}
      images={stay.images}
      offer={stay.id}
      above={
        <p className={css.place}>
          <Icon name="pin" />
          {hotel.location.label}
        </p>
      }
      foot={null}
    >
      <p className={css.hotel}>
        {hotel.label} <Stars stars={hotel.stars} />
      </p>
      {scored && (
        <>
          <Score review={hotel.review} incentive />
          <Keywords keywords={stay.headwords} />
        </>
      )}
    </CardFrame>
  )
}

export function BoxStayMapCard({ stay, close }: { stay: BoxStay; close: ReactNode }): ReactNode {
  const { link, scored } = useBoxStay(stay)
  return <CompactCard stay={stay} link={link} scored={scored} close={close} />
}

function useBoxStay({ uri }: BoxStay) {
  const view = useSite()
  return {
    link: linkTo(productHref({ ...view, site: { ...view.site, flow: 'gifting' } }, uri), view.newTab),
    scored: isScoredInGifting(view.market.country),
  }
}
