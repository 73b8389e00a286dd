import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BoxBlock as Content, BoxTeaser } from '../../contract/cms.ts'
import { boxBlockDiscount } from '../../domain/pricing/promo.ts'
import card from '../card/Card.module.css'
import { CardFrame } from '../card/CardFrame.tsx'
import { LinkButton } from '../button/Button.tsx'
import { contentHref } from '../link/content-href.ts'
import { inNewTab } from '../link/new-tab.ts'
import { Price } from '../price/Price.tsx'
import { Grid } from '../results/Grid.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './BoxBlock.module.css'

/** A rating as content gives it, out of ten where it does not say out of what. */
export const ratingOutOf = (rating: string): string => (rating.includes('/') ? rating : `${rating}/10`)

/** Boxes chosen for a page: the landing block BestBoxes and the block of the search page. */
export function BoxBlock({ of }: { of: Content }): ReactNode {
  const { site } = useSite()
  return (
    <section className={`${css.block} ${css[of.colorPalette ?? 'paper'] ?? ''}`} id={of.containerId} data-promotion={of.title}>
      <div className="wrap">
        <div className={css.head}>
          <h2>{of.title}</h2>
          {of.subtitle && <p>{of.subtitle}</p>}
        </div>
        <Grid four>
          {of.boxes.map((box) => (
            <Teaser key={box.id} of={box} />
          ))}
        </Grid>
        {of.cta && (
          <p className={css.end}>
            <LinkButton look="second" href={contentHref(site, of.cta.link.url)} {...inNewTab(of.cta.link.newTab)}>
              {of.cta.label}
            </LinkButton>
          </p>
        )}
      </div>
    </section>
  )
}

function Teaser({ of: box }: { of: BoxTeaser }): ReactNode {
  const { site } = useSite()
  const promo = boxBlockDiscount(box.price, box.promoPrice)
  return (
    <CardFrame
      link={{ href: contentHref(site, box.link.url) }}
      title={box.title}
      images={[box.image]}
      foot={<Price of={{ sell: box.promoPrice ?? box.price, reference: promo ? box.price : undefined, promo, people: 2 }} />}
    >
      {box.rating && (
        <p className={css.rating}>
          ★ <Trans>Rated {ratingOutOf(box.rating)}</Trans>
        </p>
      )}
      <p className={card.text}>{box.description}</p>
    </CardFrame>
  )
}
