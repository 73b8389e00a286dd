import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BoxBlockContent as Content, BoxTeaser } from '../../contract/cms/box-block.ts'
import { starsOfRating } from '../../domain/cards/review-score.ts'
import { boxTeaserPrice } from '../../domain/pricing/card-price.ts'
import card from '../card/Card.module.css'
import { CardFrame } from '../card/CardFrame.tsx'
import { LinkButton } from '../button/Button.tsx'
import { linkTo } from '../link/link-to.ts'
import { contentHref } from '../link/content-href.ts'
import { Price } from '../price/Price.tsx'
import { showsScores } from '../rating/shows-scores.ts'
import { Stars } from '../rating/Stars.tsx'
import { Grid } from '../results/Grid.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './BoxBlock.module.css'

/** A rating is out of ten unless it names another maximum. */
export const ratingOutOf = (rating: string): string => (rating.includes('/') ? rating : `${rating}/10`)

function RatingText({ rating }: { rating: string }): ReactNode {
  return /\d/.test(rating) ? <Trans>Rated {ratingOutOf(rating)}</Trans> : rating
}

export function BoxBlock({ content }: { content: Content }): ReactNode {
  const { site } = useSite()
  return (
    <section
      className={`${css.block} ${css[content.colorPalette ?? 'paper'] ?? ''}`}
      id={content.containerId}
      data-promotion={content.title}
    >
      <div className="wrap">
        <div className={css.head}>
          <h2>{content.title}</h2>
          {content.subtitle && <p>{content.subtitle}</p>}
        </div>
        <Grid four>
          {content.boxes.map((box) => (
            <Teaser key={box.id} box={box} />
          ))}
        </Grid>
        {content.cta && (
          <p className={css.end}>
            <LinkButton look="second" {...linkTo(contentHref(site, content.cta.link.url), content.cta.link.newTab)}>
              {content.cta.label}
            </LinkButton>
          </p>
        )}
      </div>
    </section>
  )
}

function Teaser({ box }: { box: BoxTeaser }): ReactNode {
  const view = useSite()
  return (
    <CardFrame
      link={linkTo(contentHref(view.site, box.link.url))}
      title={box.title}
      images={[box.image]}
      foot={<Price price={boxTeaserPrice(box)} ofBox />}
    >
      {box.rating && showsScores(view) && (
        <p className={css.rating}>
          <Stars stars={starsOfRating(box.rating)} /> <RatingText rating={box.rating} />
        </p>
      )}
      <p className={card.text}>{box.description}</p>
    </CardFrame>
  )
}
