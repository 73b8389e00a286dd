import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sisterMarkets } from '../../market/markets.ts'
import { Button } from '../button/Button.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './LanguageSelector.module.css'
import { languageNames } from './language-names.ts'
import { linkToMarket } from './link-to-market.ts'
import { type PageInLanguages, useSisterAddress } from './use-sister-address.ts'

/** The value of `update` in a form that goes on in another language. */
export const otherLanguage = 'language'

interface LanguageButtonsProps extends PageInLanguages {
  /** True at the top of a page, where they take the place of the header's links. */
  readonly replaceLinks?: boolean
}

/**
 * Shown where scripts are off: a button of the form takes along what was typed and chosen. It must come after the button that Enter presses.
 * A language on another host would refuse the form, so it keeps its link.
 */
export function LanguageButtons({ replaceLinks = false, ...page }: LanguageButtonsProps): ReactNode {
  const { t } = useLingui()
  const view = useSite()
  const { keeps, addressOf } = useSisterAddress(page)
  const others = sisterMarkets(view.market).flatMap((sister) => {
    const { href } = linkToMarket(view, sister.id, addressOf(sister))
    return sister.id !== view.market.id && href.startsWith('/') ? [{ sister, href }] : []
  })
  if (!keeps || others.length === 0 || view.mode.app) return null
  return (
    <div className={`row ${css.posted}`} role="group" aria-label={t`Language`} {...(replaceLinks && { 'data-replace-links': '' })}>
      {others.map(({ sister: { id, language, tag }, href }) => (
        <Button
          key={id}
          type={undefined}
          name="update"
          value={otherLanguage}
          formAction={href}
          formNoValidate
          look="quiet"
          small
          lang={tag}
        >
          {languageNames[language]}
        </Button>
      ))}
    </div>
  )
}
