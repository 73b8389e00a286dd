import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import css from './InfoDialog.module.css'

interface InfoDialogProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
  readonly heading?: 'h2' | 'h3'
  /** The opener is a row with this icon, unless `opener` gives other content. */
  readonly icon?: IconName
  readonly opener?: ReactNode
  readonly className?: string | undefined
}

/** These attributes open a modal dialog without a script. Browsers without `command` open a popover. */
export const opens = (id: string) => ({ popoverTarget: id, command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' }) as const

const closes = (id: string) => ({ popoverTarget: id, popoverTargetAction: 'hide', command: 'close', commandfor: id }) as const

export function InfoDialog({ id, icon, title, opener, className = css.opener, heading, children }: InfoDialogProps): ReactNode {
  return (
    <>
      <button type="button" className={className} {...opens(id)}>
        {opener ?? (
          <>
            {icon && <Icon name={icon} />}
            <span>{title}</span>
            <Icon name="right" />
          </>
        )}
      </button>
      <CommandedDialog id={id} title={title} {...(heading && { heading })}>
        {children}
      </CommandedDialog>
    </>
  )
}

export function CommandedDialog(props: { id: string; title: string; heading?: 'h2' | 'h3'; children: ReactNode }): ReactNode {
  const { id, title, heading: Heading = 'h3', children } = props
  const { t } = useLingui()
  return (
    <dialog className={css.dialog} id={id} popover="auto" closedby="any" aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <Heading id={`${id}-title`}>{title}</Heading>
        <button ref={takesFocus} type="button" autoFocus {...closes(id)} aria-label={t`Close`}>
          <Icon name="cross" />
        </button>
      </div>
      <div className={css.body}>{children}</div>
    </dialog>
  )
}

/** The button gets the focus when the dialog opens. React itself writes no `autofocus` in the browser. */
const takesFocus = (button: HTMLElement | null) => button?.setAttribute('autofocus', '')
