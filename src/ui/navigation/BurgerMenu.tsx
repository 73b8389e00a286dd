import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { NavLink } from '../../contract/cms.ts'
import { href } from '../../market/site.ts'
import { Icon } from '../icon/Icon.tsx'
import { cross, menu } from '../icon/paths.ts'
import { CountrySwitcher } from '../layout/CountrySwitcher.tsx'
import { Logo } from '../layout/Logo.tsx'
import { useSite } from '../site/SiteContext.tsx'
import css from './BurgerMenu.module.css'
import { NavigationTree } from './NavigationTree.tsx'

/** The menu of narrow screens: a popover that locks the page's scroll while open. In the app it holds the market selector. */
export function BurgerMenu({ links }: { links: readonly NavLink[] }): ReactNode {
  const { t } = useLingui()
  const { site, mode } = useSite()
  return (
    <>
      <button type="button" className={css.button} popoverTarget="menu" aria-label={t`Menu`}>
        <Icon of={menu} />
      </button>
      <div id="menu" popover="auto" data-lock="" className={css.menu}>
        <div className={css.head}>
          <Logo />
          <button type="button" className={css.button} popoverTarget="menu" popoverTargetAction="hide" aria-label={t`Close the menu`}>
            <Icon of={cross} />
          </button>
        </div>
        <nav aria-label={t`Menu`}>
          <NavigationTree of={links} />
          <NavigationTree
            of={[
              { _id: 'ideas', label: t`Inspirations`, uri: href({ market: site.market, base: '' }, 'ideas') },
              { _id: 'contact', label: t`Help`, uri: href({ market: site.market, base: '' }, 'contact') },
            ]}
          />
        </nav>
        {mode.app && <CountrySwitcher />}
      </div>
    </>
  )
}
