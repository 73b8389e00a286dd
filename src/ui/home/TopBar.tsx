import type { ReactNode } from 'react'
import type { Cta } from '../../contract/cms/cta.ts'
import type { RichTextContent as Content } from '../../contract/cms/rich-text.ts'
import { linkTo } from '../link/link-to.ts'
import { contentHref } from '../link/content-href.ts'
import { RichText } from '../rich-text/RichText.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from '../layout/AnnouncementBanner.module.css'

export function TopBar({ text, cta }: { text: Content; cta?: Cta | undefined }): ReactNode {
  const { site } = useSite()
  return (
    <p className={`${css.banner} ${css.yellow}`}>
      <RichText content={text} inline /> {cta && <a {...linkTo(contentHref(site, cta.url))}>{cta.label}</a>}
    </p>
  )
}
