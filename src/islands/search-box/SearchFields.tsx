import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { searchIcon } from '../../ui/icon/paths.ts'
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
  /** The full-screen form while open, else the bar. */
  readonly active: boolean
  /** Rendered by the server, with native fields. */
  readonly served?: boolean
}

/** Gifts and activities have no dates; a gift is for two. */
export function SearchFields(props: FieldsProps): ReactNode {
  const { t } = useLingui()
  const { flow } = useSite()
  const error = useId()
  const { unknown } = props.draft
  return (
    <>
      <div className={props.served ? css.bar : css.column}>
        <DestinationField {...props} error={error} />
        {flow === 'booking' && <DatesField {...props} />}
        {props.themes.length > 0 && <ThemeField {...props} />}
        <GuestsField {...props} />
      </div>
      {unknown && (
        <p id={error} className={css.unknown} role="alert">
          {t`We know no place called “${unknown}”. Choose one of the suggestions, or leave the field empty to search everywhere.`}
        </p>
      )}
      {flow === 'gifting' && <input type="hidden" name="flow" value="gifting" />}
      <Button type="submit" className={css.submit}>
        <Icon path={searchIcon} />
        <span>{t`Search`}</span>
      </Button>
    </>
  )
}
