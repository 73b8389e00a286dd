import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { WishedProducts } from '../../../src/contract/wished-products.ts'
import { formatListCriteria, type SharedList } from '../../../src/domain/product-lists/shared-list.ts'
import { wishOf } from '../../../src/domain/product-lists/wishes.ts'
import { Deferred } from '../../../src/hydration/server/Deferred.tsx'
import { href } from '../../../src/market/site.ts'
import { linkTo } from '../../../src/ui/link/link-to.ts'
import { Button, LinkButton } from '../../../src/ui/button/Button.tsx'
import { SharedConditions } from '../../../src/ui/card/Cancellation.tsx'
import { guestsLabel } from '../../../src/ui/checkout/guests-label.ts'
import { formatDateRange } from '../../../src/ui/format/date.ts'
import { EmptyState } from '../../../src/ui/notice/EmptyState.tsx'
import { FailedState } from '../../../src/ui/notice/FailedState.tsx'
import { Grid, GridSkeleton } from '../../../src/ui/results/Grid.tsx'
import { WishedCard } from '../../../src/ui/product-lists/WishedCard.tsx'
import { WishHeart } from '../../../src/ui/product-lists/WishHeart.tsx'
import { useSite } from '../../../src/ui/site/SiteContext.tsx'
import type { PageContext } from '../../context.ts'
import css from '../../../src/ui/wishlist/WishlistPage.module.css'

interface SharedListPageProps {
  readonly context: PageContext
  readonly list: SharedList
  readonly products: Promise<WishedProducts>
}

/** The list has today's prices. The visitor's own list changes only at the press of a button. */
export function SharedListPage({ context, list, products }: SharedListPageProps): ReactNode {
  const { url } = context
  return (
    <div className={`wrap ${css.page}`}>
      <h1>
        <Trans>A list shared with you</Trans>
      </h1>
      <p className="muted">
        <PricedFor list={list} />
      </p>
      <Deferred data={products} pending={<GridSkeleton cards={3} />} failed={<FailedState retry={`${url.pathname}${url.search}`} />}>
        {(response) => <SharedProducts list={list} {...response} />}
      </Deferred>
    </div>
  )
}

function PricedFor({ list: { dates, guests } }: Pick<SharedListPageProps, 'list'>): ReactNode {
  const { t, i18n } = useLingui()
  const { market, today } = useSite()
  const people = guestsLabel(guests, i18n)
  return dates
    ? t`Prices of today: ${formatDateRange(dates.checkin, dates.checkout, market, today)}, ${people}`
    : t`Prices of today: ${people}`
}

function SharedProducts({ list, products }: WishedProducts & Pick<SharedListPageProps, 'list'>): ReactNode {
  const { t } = useLingui()
  const { site } = useSite()
  const hash = formatListCriteria(list)
  if (products.length === 0)
    return (
      <EmptyState
        icon="heart"
        title={t`The products of this list no longer exist`}
        action={<LinkButton {...linkTo(href(site, 'stays'))}>{t`See all our stays`}</LinkButton>}
      />
    )
  const offers = products.flatMap((product) => (product.state === 'onSale' ? [product.offer] : []))
  return (
    <>
      <div className={`row ${css.add}`}>
        <Button data-add-wishes={products.map(({ wish }) => wish).join(' ')}>{t`Add all to my wishlist`}</Button>
        <LinkButton look="second" href={href(site, 'wishlist', { hash })}>
          {t`See my wishlist`}
        </LinkButton>
        <output data-added={t`Added to your wishlist`} data-unkept={t`On this page only: your browser keeps nothing`} />
      </div>
      <h2 className="unseen">{t`${plural(products.length, { one: '# product', other: '# products' })}`}</h2>
      <SharedConditions offers={offers}>
        <Grid>
          {products.map((product) => (
            <WishedCard
              key={product.wish}
              product={product}
              hash={hash}
              dated={list.dates !== undefined}
              action={<WishHeart product={wishOf(product.offer.itemCategory === 'activity' ? 'ACTIVITY' : 'STAY', product.offer.id)} />}
            />
          ))}
        </Grid>
      </SharedConditions>
    </>
  )
}
