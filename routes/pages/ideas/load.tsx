import { msg } from '@lingui/core/macro'
import type { Ideas } from '../../../src/contract/reading.ts'
import { markets } from '../../../src/market/markets.ts'
import { segments } from '../../../src/market/segments.ts'
import { Hero } from '../../../src/ui/home/Hero.tsx'
import { Section } from '../../../src/ui/layout/Page.tsx'
import { IdeaSection } from '../../../src/ui/reading/IdeaSection.tsx'
import { RegionLinks } from '../../../src/ui/reading/RegionLinks.tsx'
import type { PageContext } from '../../context.ts'
import type { PageDocument } from '../../document.ts'
import { contentPageOf } from '../../page.ts'
import { pageAges } from '../../page-ages.ts'
import { canonicalHref } from '../canonical.ts'
import { failedSection } from '../failed-section.tsx'

export const ideas = contentPageOf({
  critical: async ({ content }) => ({ found: await content.ideas() }),
  document: (context, { found }) =>
    found.kind === 'ok' ? ideasDocument(context, found.value) : failedSection(context, context.i18n._(msg`Weekend ideas`), 'ideas'),
})

function ideasDocument(context: PageContext, { seo, title, intro, image, shown, sections, regions }: Ideas): PageDocument {
  return {
    head: {
      ...seo,
      sheet: ['search', 'reading'],
      canonical: canonicalHref(context, 'ideas'),
      picture: image,
      alternates: markets.map(({ locale, language }) => ({ locale, path: `/${segments.ideas[language]}` })),
    },
    caching: { ...pageAges.ideas, tags: ['ideas'] },
    frame: { kind: 'full', page: 'other' },
    body: (
      <>
        <Hero title={title} subtitle={intro} image={image} />
        {sections.map((section) => (
          <IdeaSection key={section.title} {...section} shown={shown} />
        ))}
        {regions.length > 0 && (
          <Section>
            <RegionLinks regions={regions} />
          </Section>
        )}
      </>
    ),
  }
}
