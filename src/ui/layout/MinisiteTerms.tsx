import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Minisite } from '../../contract/cms.ts'
import { plainDate } from '../format/date.ts'
import { Notice } from '../notice/Notice.tsx'
import { RichText } from '../rich-text/RichText.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './MinisiteFrame.module.css'

/** The partner's legal terms at the foot of its pages; `expired` when its booking period is over. */
export function MinisiteTerms({ of, expired }: { of: Minisite; expired: boolean }): ReactNode {
  const { t } = useLingui()
  const { market } = useSite()
  if (!of.footer) return null
  const until = of.footer.bookableUntil
  return (
    <section className={css.terms} aria-label={t`Terms of the offer`}>
      <div className="wrap stack">
        {expired && until && (
          <Notice tone="warn">
            <Trans>This partner offer could be booked until {plainDate(until, market)}. The prices shown are today’s.</Trans>
          </Notice>
        )}
        <RichText of={of.footer.terms} heading="h3" />
        {of.footer.licence && <p>{of.footer.licence}</p>}
      </div>
    </section>
  )
}
