import type { ReactNode } from 'react'
import { type MarketId, markets } from '../../market/markets.ts'
import { Logo } from '../layout/Logo.tsx'
import { marketStart, useSite } from '../site/SiteContext.tsx'
import css from './MarketChooser.module.css'

/** What each market's entry says, in its own language: this page belongs to none. */
const entries: Record<MarketId, { country: string; invitation: string }> = {
  fr: { country: 'France', invitation: 'Choisissez votre prochain week-end' },
  es: { country: 'España', invitation: 'Elige tu próxima escapada' },
  'be-nl': { country: 'België', invitation: 'Kies je volgende weekendje weg' },
  'be-fr': { country: 'Belgique', invitation: 'Choisissez votre prochaine escapade' },
  nl: { country: 'Nederland', invitation: 'Kies je volgende weekendje weg' },
  it: { country: 'Italia', invitation: 'Scegli il tuo prossimo weekend' },
}

/** The six markets; the suggested one stands first and is marked. Nobody is sent anywhere by themselves. */
export function MarketChooser({ suggested, only }: { suggested?: MarketId; only?: readonly MarketId[] }): ReactNode {
  const view = useSite()
  const shown = markets.filter(({ id }) => !only || only.includes(id))
  const ordered = [...shown].sort((one, other) => Number(other.id === suggested) - Number(one.id === suggested))
  return (
    <main className={css.chooser}>
      <h1 aria-label="Escale">
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
