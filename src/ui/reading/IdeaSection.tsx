import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PromoCard } from '../../contract/cms/home-page.ts'
import { ButtonSummary } from '../button/Button.tsx'
import { PromoCardList } from '../home/PromoCards.tsx'
import { Section } from '../layout/Page.tsx'
import css from './Ideas.module.css'

/** Shows the first cards, as many as `shown`. "More ideas" works without scripts. */
export function IdeaSection({ title, cards, shown }: { title: string; cards: readonly PromoCard[]; shown: number }): ReactNode {
  const others = cards.slice(shown)
  return (
    <Section title={title}>
      <PromoCardList cards={cards.slice(0, shown)} />
      {others.length > 0 && (
        <details className={css.more}>
          <ButtonSummary look="second">
            <span>
              <Trans>More ideas</Trans>
            </span>
            <span>
              <Trans>Fewer ideas</Trans>
            </span>
          </ButtonSummary>
          <PromoCardList cards={others} />
        </details>
      )}
    </Section>
  )
}
