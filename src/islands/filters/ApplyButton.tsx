import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'

interface ApplyButtonProps {
  /** With their noun, "12 hotels"; absent until counted. */
  readonly found: string | undefined
  readonly empty: boolean
  /** While the number is unknown. */
  readonly label: string
  readonly small?: boolean
  readonly className?: string | undefined
  /** Puts the number behind the label. */
  readonly behind?: boolean
}

export function ApplyButton({ found, empty, label, behind, ...button }: ApplyButtonProps): ReactNode {
  const { t } = useLingui()
  return (
    <>
      <Button type="submit" disabled={empty} {...button}>
        {found === undefined ? label : behind ? `${label} · ${found}` : t`See ${found}`}
      </Button>
      <span className="unseen" role="status">
        {found}
      </span>
    </>
  )
}
