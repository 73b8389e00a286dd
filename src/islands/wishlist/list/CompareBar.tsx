import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import css from '../Wishlist.module.css'

interface CompareBarProps {
  /** After the comparison was closed. */
  readonly focused: boolean
  /** Chosen stays. */
  readonly count: number
  readonly onCompare: () => void
  readonly onClear: () => void
}

/** A comparison takes two stays. */
export function CompareBar({ focused, count, onCompare, onClear }: CompareBarProps): ReactNode {
  const { t } = useLingui()
  const compare = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) compare.current?.focus()
  }, [focused])
  return (
    <div className={css.bar}>
      <p role="status">
        {count < 2 ? t`Choose one or two more stays to compare.` : t`${plural(count, { one: '# stay', other: '# stays' })}`}
      </p>
      <Button look="quiet" small onClick={onClear}>{t`Clear`}</Button>
      {count > 1 && <Button ref={compare} small onClick={onCompare}>{t`Compare`}</Button>}
    </div>
  )
}
