import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Announcement } from '../../contract/cms/frame.ts'
import { linkTo } from '../link/link-to.ts'
import { contentHref } from '../link/content-href.ts'
import { RichText } from '../rich-text/RichText.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './AnnouncementBanner.module.css'

export function AnnouncementBanner({ announcement }: { announcement: Announcement | undefined }): ReactNode {
  const { t } = useLingui()
  const { site, mode } = useSite()
  if (!announcement?.content.length || mode.customerCare) return null
  const text = <RichText content={announcement.content} inline />
  return (
    <aside className={`${css.banner} ${css[announcement.colorVariation] ?? ''}`} aria-label={t`Announcement`}>
      {announcement.link ? <a {...linkTo(contentHref(site, announcement.link.url))}>{text}</a> : text}
    </aside>
  )
}
