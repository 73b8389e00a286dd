import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Minisite } from '../../contract/cms/minisite.ts'
import type { RichTextContent as Content } from '../../contract/cms/rich-text.ts'
import { RichText } from '../rich-text/RichText.tsx'
import css from './MinisiteFrame.module.css'

const mentions = (text: Content, phrase: string) => text.some(({ items }) => items.flat().some((part) => part.text.includes(phrase)))

export function MinisiteTerms({ minisite }: { minisite: Minisite }): ReactNode {
  const { t } = useLingui()
  if (!minisite.footer) return null
  const { terms, licence } = minisite.footer
  return (
    <section className={css.terms} aria-label={t`Terms of the offer`}>
      <div className="wrap stack">
        <RichText content={terms} heading="h3" />
        {licence && !mentions(terms, licence) && <p>{licence}</p>}
      </div>
    </section>
  )
}
