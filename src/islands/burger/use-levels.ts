import { useEffect, useState } from 'react'
import { contentHref } from '../../ui/link/content-href.ts'
import { linkTo } from '../../ui/link/link-to.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import type { BurgerProps } from './props.ts'
import type { MenuLink } from './levels.ts'
import { wideMenu } from './wide-menu.ts'

/** Returns the first level until hydrated. */
export function useLevels(links: BurgerProps['links']): readonly MenuLink[] {
  const { site } = useSite()
  const [below, setBelow] = useState<ReturnType<typeof wideMenu>>()
  useEffect(() => setBelow(wideMenu(document)), [])
  return links.map(({ label, uri, variant, opens }, place) => {
    const children = below?.[place] ?? []
    return {
      label,
      ...linkTo(contentHref(site, uri)),
      highlighted: variant === 'highlight',
      opens: below ? children.length > 0 : opens,
      children,
    }
  })
}
