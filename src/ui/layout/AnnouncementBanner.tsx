import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AnnouncementBanner as Announcement } from '../../contract/cms.ts'
import { contentHref } from '../link/content-href.ts'
import { RichText } from '../rich-text/RichText.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './AnnouncementBanner.module.css'

/** One line above the header; nothing without content and in customer-care mode. */
export function AnnouncementBanner({ of }: { of: Announcement | undefined }): ReactNode {
  const { t } = useLingui()
  const { site, mode } = useSite()
  if (!of?.content.length || mode.customerCare) return null
  const text = <RichText of={of.content} inline />
  return (
    <aside className={`${css.banner} ${css[of.colorVariation] ?? ''}`} aria-label={t`Announcement`}>
      {of.link ? <a href={contentHref(site, of.link.url)}>{text}</a> : text}
    </aside>
  )
}
