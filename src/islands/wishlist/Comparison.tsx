import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { WishedProduct } from '../../contract/wished-products.ts'
import type { StayDates } from '../../domain/dates/stay-dates.ts'
import { stayCardPrice } from '../../domain/pricing/card-price.ts'
import { comparedFacilities } from '../../domain/product-lists/compared.ts'
import { Button, LinkButton } from '../../ui/button/Button.tsx'
import { Keywords } from '../../ui/card/Keywords.tsx'
import { formatDateRange } from '../../ui/format/date.ts'
import { formatDistance } from '../../ui/format/number.ts'
import { linkTo } from '../../ui/link/link-to.ts'
import { productHref } from '../../ui/link/product-href.ts'
import { Picture } from '../../ui/picture/Picture.tsx'
import { Price } from '../../ui/price/Price.tsx'
import { Score } from '../../ui/rating/Score.tsx'
import { UnavailableWish } from '../../ui/product-lists/WishedCard.tsx'
import { useSite } from '../../ui/site/SiteContext.tsx'
import css from './Comparison.module.css'

interface ComparisonProps {
  readonly products: readonly WishedProduct[]
  readonly hash: string
  readonly dates: StayDates | undefined
  readonly onLeave: (wish: string) => void
  readonly onClose: () => void
}

/** Two or three stays side by side: a column for each, a row for each property. */
export function Comparison({ products, hash, dates, onLeave, onClose }: ComparisonProps): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const rows = useComparedRows(dates !== undefined)
  const facilities = comparedFacilities(products)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div className={css.comparison}>
      <div className={css.head}>
        <h2 ref={heading} id={title} tabIndex={-1}>
          {dates ? t`Comparison: ${formatDateRange(dates.checkin, dates.checkout, view.market, view.today)}` : t`Comparison`}
        </h2>
        <Button look="second" small onClick={onClose}>{t`Close the comparison`}</Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.scroll} role="region" aria-labelledby={title} tabIndex={0}>
        <table className={css.table}>
          <caption className="unseen">
            <Trans>A column for each stay, a row for each property. The last rows compare the facilities of the hotels.</Trans>
          </caption>
          <thead>
            <tr>
              <td />
              {products.map(({ wish, offer }) => (
                <th key={wish} scope="col">
                  {offer.images[0] && <Picture picture={offer.images[0]} use="behind" decorative />}
                  <a {...linkTo(productHref(view, offer.uri, hash))}>{offer.label}</a>
                  <span className="muted">{offer.hotel.label}</span>
                  {products.length > 2 && (
                    <Button look="quiet" small onClick={() => onLeave(wish)}>
                      <Trans>Leave out</Trans>
                      <span className="unseen"> {offer.label}</span>
                    </Button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, cell }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {products.map((product) => (
                  <td key={product.wish}>{cell(product)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={products.length + 1} className={css.group}>{t`Facilities`}</th>
            </tr>
            {facilities.map(({ code, label, offered }) => (
              <tr key={code}>
                <th scope="row">{label}</th>
                {products.map(({ wish }, at) => (
                  <td key={wish} className={offered[at] ? css.yes : css.no}>
                    <span className="unseen">{offered[at] ? t`Yes` : t`No`}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {products.map(({ wish, offer }) => (
                <td key={wish}>
                  <LinkButton small {...linkTo(productHref(view, offer.uri, hash))}>
                    <Trans>See the stay</Trans>
                    <span className="unseen"> {offer.label}</span>
                  </LinkButton>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  )
}

interface ComparedRow {
  readonly key: string
  readonly label: string
  readonly cell: (product: WishedProduct) => ReactNode
}

/** The rows above the list of facilities, from top to bottom. */
function useComparedRows(hasDates: boolean): readonly ComparedRow[] {
  const { t } = useLingui()
  const { market } = useSite()
  const none = '–'
  return [
    {
      key: 'price',
      label: t`Price`,
      cell: (product) =>
        product.state === 'onSale' ? (
          <Price price={stayCardPrice(product.offer, { flow: 'booking', hasDates })} />
        ) : (
          <UnavailableWish dated={hasDates} />
        ),
    },
    { key: 'nights', label: t`Nights`, cell: ({ offer }) => t`${plural(offer.nights, { one: '# night', other: '# nights' })}` },
    { key: 'score', label: t`Guest rating`, cell: ({ offer }) => <Score review={offer.hotel.review} incentive /> },
    {
      key: 'distance',
      label: t`To the centre`,
      cell: ({ distanceToCenter: distance }) => (distance === undefined ? none : formatDistance(distance, market)),
    },
    { key: 'included', label: t`Included`, cell: ({ offer }) => <Keywords keywords={offer.headwords} /> },
    {
      key: 'cancellation',
      label: t`Modification`,
      cell: ({ offer: { cancellationPolicy: policy } }) => policy?.message ?? (policy?.cancellable ? t`Free modification` : none),
    },
  ]
}
