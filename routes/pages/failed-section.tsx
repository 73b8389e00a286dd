import { Section } from '../../src/ui/layout/Page.tsx'
import { FailedState } from '../../src/ui/notice/FailedState.tsx'
import type { PageContext } from '../context.ts'
import type { PageDocument } from '../document.ts'

/** Sends 503 with a link that tries again (B8.23). */
export function failedSection({ url }: Pick<PageContext, 'url'>, title: string, tag: string): PageDocument {
  return {
    status: 503,
    head: { title, robots: 'noindex' },
    caching: { seconds: 0, tags: [tag] },
    frame: { kind: 'full', page: 'other' },
    body: (
      <Section>
        <div className="stack">
          <h1>{title}</h1>
          <FailedState retry={`${url.pathname}${url.search}`} />
        </div>
      </Section>
    ),
  }
}
