import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { chevronRightIcon, crossIcon } from '../icon/paths.ts'
import css from './InfoDialog.module.css'

interface InfoDialogProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
  /** Heading level: one below the surrounding section. */
  readonly heading?: 'h2' | 'h3'
  /** Icon of the opener row; or the opener's own content and class. */
  readonly icon?: string
  readonly opener?: ReactNode
  readonly className?: string | undefined
}

/** Button and the dialog it opens. */
export function InfoDialog({ id, icon, title, opener, className = css.opener, heading, children }: InfoDialogProps): ReactNode {
  return (
    <>
      <button type="button" className={className} popoverTarget={id} aria-haspopup="dialog">
        {opener ?? (
          <>
            {icon && <Icon path={icon} />}
            <span>{title}</span>
            <Icon path={chevronRightIcon} />
          </>
        )}
      </button>
      <InfoPopover id={id} title={title} {...(heading && { heading })}>
        {children}
      </InfoPopover>
    </>
  )
}

/** Dialog opened by a button (`popoverTarget`). A popover: it needs no script and closes with Escape. */
export function InfoPopover(props: { id: string; title: string; heading?: 'h2' | 'h3'; children: ReactNode }): ReactNode {
  const { id, title, heading: Heading = 'h3', children } = props
  const { t } = useLingui()
  return (
    <div className={css.dialog} id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <Heading id={`${id}-title`}>{title}</Heading>
        <button ref={takesFocus} type="button" autoFocus popoverTarget={id} popoverTargetAction="hide" aria-label={t`Close`}>
          <Icon path={crossIcon} />
        </button>
      </div>
      <div className={css.body}>{children}</div>
    </div>
  )
}

/** Moves the focus into the dialog, and back on Escape. React writes no `autofocus` in the browser. */
const takesFocus = (button: HTMLElement | null) => button?.setAttribute('autofocus', '')
