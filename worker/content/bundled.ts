import type { Locale } from '../../src/market/markets.ts'
import es_ES from './bundled/es_ES.json'
import fr_BE from './bundled/fr_BE.json'
import fr_FR from './bundled/fr_FR.json'
import it_IT from './bundled/it_IT.json'
import minisites from './bundled/minisites.json'
import nl_BE from './bundled/nl_BE.json'
import nl_NL from './bundled/nl_NL.json'

type Bundled = Readonly<
  Record<'home' | 'navigation' | 'footer' | 'settings' | 'giftBlock' | 'giftCard' | 'contact' | 'boxes' | 'ideas', unknown>
> & {
  readonly static: Readonly<Record<string, unknown>>
}

/** The content that the CMS had at build time (`npm run content`). It is parsed when it is used. */
export const bundledContent: Readonly<Record<Locale, Bundled>> = { fr_FR, es_ES, nl_BE, fr_BE, nl_NL, it_IT }

export const bundledMinisites: unknown = minisites
