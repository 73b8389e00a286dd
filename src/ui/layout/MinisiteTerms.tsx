import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Minisite } from '../../contract/cms/minisite.ts'
import type { RichText as Content } from '../../contract/cms/rich-text.ts'
import { termsState } from '../../domain/minisite/terms-state.ts'
import { formatDate } from '../format/date.ts'
import { Notice } from '../notice/Notice.tsx'
import { RichText } from '../rich-text/RichText.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './MinisiteFrame.module.css'

const mentions = (text: Content, phrase: string) => text.some(({ items }) => items.flat().some((part) => part.text.includes(phrase)))

/** With a notice after the booking period. */
export function MinisiteTerms({ minisite }: { minisite: Minisite }): ReactNode {
  const { t } = useLingui()
  const { market, today } = useSite()
  if (!minisite.footer) return null
  const { bookableUntil: until, terms, licence } = minisite.footer
  return (
    <section className={css.terms} aria-label={t`Terms of the offer`}>
      <div className="wrap stack">
        {until && termsState(minisite.footer, today) === 'expired' && (
          <Notice tone="warn">
            <Trans>This partner offer could be booked until {formatDate(until, market)}. The prices shown are today’s.</Trans>
          </Notice>
        )}
        <RichText content={terms} heading="h3" />
        {licence && !mentions(terms, licence) && <p>{licence}</p>}
      </div>
    </section>
  )
}
