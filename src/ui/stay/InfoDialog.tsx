import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { chevronRight, cross } from '../icon/paths.ts'
import css from './InfoDialog.module.css'

interface InfoDialogProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
  /** Level of its heading: one below the section it stands in. */
  readonly heading?: 'h2' | 'h3'
  /** Of the opener, a row with the title; or, in its place, the opener's own words and class. */
  readonly icon?: string
  readonly opener?: ReactNode
  readonly className?: string | undefined
}

/** A button and the information it opens over the page. */
export function InfoDialog({ id, icon, title, opener, className = css.opener, heading, children }: InfoDialogProps): ReactNode {
  return (
    <>
      <button type="button" className={className} popoverTarget={id} aria-haspopup="dialog">
        {opener ?? (
          <>
            {icon && <Icon of={icon} />}
            <span>{title}</span>
            <Icon of={chevronRight} />
          </>
        )}
      </button>
      <InfoPopover id={id} title={title} {...(heading && { heading })}>
        {children}
      </InfoPopover>
    </>
  )
}

/** What a button (`popoverTarget`) opens over the page: a popover, so that it needs no script and closes with Escape. */
export function InfoPopover(it: { id: string; title: string; heading?: 'h2' | 'h3'; children: ReactNode }): ReactNode {
  const { id, title, heading: Heading = 'h3', children } = it
  const { t } = useLingui()
  return (
    <div className={css.dialog} id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <Heading id={`${id}-title`}>{title}</Heading>
        <button ref={takesFocus} type="button" autoFocus popoverTarget={id} popoverTargetAction="hide" aria-label={t`Close`}>
          <Icon of={cross} />
        </button>
      </div>
      <div className={css.body}>{children}</div>
    </div>
  )
}

/** The focus goes into what opens, and back when Escape closes it. In the browser React writes no `autofocus` of its own. */
const takesFocus = (button: HTMLElement | null) => button?.setAttribute('autofocus', '')
