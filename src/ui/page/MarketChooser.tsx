import type { ReactNode } from 'react'
import { type MarketId, markets } from '../../market/markets.ts'
import { Logo } from '../layout/Logo.tsx'
import { marketStart } from '../layout/market-start.ts'
import { useSite } from '../site/SiteContext.tsx'
import { brand } from '../../market/brand.ts'
import css from './MarketChooser.module.css'

const entries: Record<MarketId, { country: string; invitation: string }> = {
  fr: { country: 'France', invitation: 'Choisissez votre prochain week-end' },
  es: { country: 'España', invitation: 'Elige tu próxima escapada' },
  'be-nl': { country: 'België', invitation: 'Kies je volgende weekendje weg' },
  'be-fr': { country: 'Belgique', invitation: 'Choisissez votre prochain week-end' },
  nl: { country: 'Nederland', invitation: 'Kies je volgende weekendje weg' },
  it: { country: 'Italia', invitation: 'Scegli il tuo prossimo weekend' },
}

/** The suggested market comes first, but nobody is redirected to it. */
export function MarketChooser({ suggested, only }: { suggested?: MarketId; only?: readonly MarketId[] }): ReactNode {
  const view = useSite()
  const shown = markets.filter(({ id }) => !only || only.includes(id))
  const ordered = [...shown].sort((a, b) => Number(b.id === suggested) - Number(a.id === suggested))
  return (
    <main className={css.chooser}>
      <h1 aria-label={brand}>
        <Logo />
      </h1>
      <ul>
        {ordered.map(({ id, tag }) => (
          <li key={id}>
            <a href={marketStart(view, id)} lang={tag} hrefLang={tag} className={id === suggested ? css.suggested : undefined}>
              <b>{entries[id].country}</b>
              <span>{entries[id].invitation}</span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
