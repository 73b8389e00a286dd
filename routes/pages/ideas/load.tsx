import { msg } from '@lingui/core/macro'
import { markets } from '../../../src/market/markets.ts'
import { segments } from '../../../src/market/segments.ts'
import { Hero } from '../../../src/ui/home/Hero.tsx'
import { PromoCards } from '../../../src/ui/home/PromoCards.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { SuggestionLinks } from '../../../src/ui/results/SuggestionLinks.tsx'
import { contentPageOf } from '../../page.ts'
import { canonicalHref } from '../canonical.ts'
import { missingContent } from '../missing-content.ts'

/** Weekend ideas: themes, places and regions of the market, from content. */
export const ideas = contentPageOf({
  async critical(context, params) {
    const { content } = context
    const [pages, all] = await Promise.all([content.home(), content.landing('')])
    return pages ? { pages, all } : missingContent(context, params, 'unavailable')
  },
  document(context, { pages, all }) {
    const { i18n } = context
    const cards = pages.booking.blocks.filter((block) => block.type === 'PromoCards')
    const picture = cards[0]?.cards[0]?.image
    const title = i18n._(msg`Weekend ideas`)
    const intro = i18n._(msg`Sea, vines, old stones or a spa: pick a mood, we have the hotel that goes with it.`)
    return {
      head: {
        title,
        description: intro,
        sheet: 'search',
        canonical: canonicalHref(context, 'ideas'),
        ...(picture && { picture }),
        alternates: markets.map(({ locale, language }) => ({ locale, path: `/${segments.ideas[language]}` })),
      },
      caching: { seconds: 300, tags: ['ideas'] },
      frame: { kind: 'full', page: 'other' },
      body: (
        <>
          <Hero low title={title} subtitle={intro} image={picture} />
          {cards.map((block) => (
            <PromoCards key={block.title} title={block.title} cards={block.cards} />
          ))}
          {all.kind === 'ok' && (
            <Section>
              <SuggestionLinks sections={all.value.links} counted={!context.minisite} />
            </Section>
          )}
        </>
      ),
    }
  },
})
