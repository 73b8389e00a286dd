import type { Locale } from '../../src/market/markets.ts'
import es_ES from './bundled/es_ES.json' with { type: 'json' }
import fr_BE from './bundled/fr_BE.json' with { type: 'json' }
import fr_FR from './bundled/fr_FR.json' with { type: 'json' }
import it_IT from './bundled/it_IT.json' with { type: 'json' }
import minisites from './bundled/minisites.json' with { type: 'json' }
import nl_BE from './bundled/nl_BE.json' with { type: 'json' }
import nl_NL from './bundled/nl_NL.json' with { type: 'json' }

type Bundled = Readonly<
  Record<'home' | 'navigation' | 'footer' | 'settings' | 'giftBlock' | 'giftCard' | 'contact' | 'boxes' | 'ideas', unknown>
> & {
  readonly static: Readonly<Record<string, unknown>>
}

/** The content that the CMS had at build time (`npm run content`). It is parsed when it is used. */
export const bundledContent: Readonly<Record<Locale, Bundled>> = { fr_FR, es_ES, nl_BE, fr_BE, nl_NL, it_IT }

export const bundledMinisites: unknown = minisites
