import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'

interface ApplyButtonProps {
  /** Number of results with its noun, such as "12 hotels". Absent until counted. */
  readonly found: string | undefined
  readonly empty: boolean
  /** Shown while the number is unknown. */
  readonly label: string
  readonly small?: boolean
  readonly className?: string | undefined
  /** Keeps the label and puts the number behind it. */
  readonly keepsLabel?: boolean
}

export function ApplyButton({ found, empty, label, keepsLabel, ...button }: ApplyButtonProps): ReactNode {
  const { t } = useLingui()
  return (
    <>
      <Button type="submit" disabled={empty} {...button}>
        {found === undefined ? label : keepsLabel ? `${label} · ${found}` : t`See ${found}`}
      </Button>
      <span className="unseen" role="status">
        {found}
      </span>
    </>
  )
}
