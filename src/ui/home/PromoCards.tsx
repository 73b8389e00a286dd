import type { ReactNode } from 'react'
import type { PromoCard } from '../../contract/cms/home-page.ts'
import { linkTo } from '../link/link-to.ts'
import { contentHref } from '../link/content-href.ts'
import { Section } from '../layout/Page.tsx'
import { Picture } from '../picture/Picture.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './PromoCards.module.css'

export function PromoCards({ title, cards }: { title: string; cards: readonly PromoCard[] }): ReactNode {
  return (
    <Section title={title}>
      <PromoCardList cards={cards} />
    </Section>
  )
}

export function PromoCardList({ cards }: { cards: readonly PromoCard[] }): ReactNode {
  const { site } = useSite()
  return (
    <ul className={css.cards}>
      {cards.map((card) => (
        <li key={card.url}>
          <a {...linkTo(contentHref(site, card.url))}>
            <Picture picture={card.image} use="card" decorative />
            <span>
              <b>{card.title}</b>
              {card.subtitle && <small>{card.subtitle}</small>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
