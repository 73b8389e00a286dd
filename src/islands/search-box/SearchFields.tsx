import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { search } from '../../ui/icon/paths.ts'
import { useSite } from '../../ui/site/SiteContext.tsx'
import { DatesField } from './DatesField.tsx'
import { DestinationField } from './DestinationField.tsx'
import { GuestsField } from './GuestsField.tsx'
import { ThemeField } from './ThemeField.tsx'
import type { SearchBoxProps } from './props.ts'
import css from './SearchFields.module.css'
import type { SearchDraft } from './use-search-draft.ts'

export interface FieldsProps extends SearchBoxProps {
  readonly draft: SearchDraft
  /** The form in use: the full-screen one while it is open, else the bar. */
  readonly active: boolean
  /** In the server's markup: with the native fields of a visitor without scripts. */
  readonly served?: boolean
}

/** Place, dates, theme, guests and the Search button. A gift and an activity have no dates; a gift is for two. */
export function SearchFields(props: FieldsProps): ReactNode {
  const { t } = useLingui()
  const { flow } = useSite()
  return (
    <>
      <div className={props.served ? css.bar : css.column}>
        <DestinationField {...props} />
        {flow === 'booking' && <DatesField {...props} />}
        {props.themes.length > 0 && <ThemeField {...props} />}
        <GuestsField {...props} />
      </div>
      {flow === 'gifting' && <input type="hidden" name="flow" value="gifting" />}
      <Button type="submit" className={css.submit}>
        <Icon of={search} />
        <span>{t`Search`}</span>
      </Button>
    </>
  )
}
