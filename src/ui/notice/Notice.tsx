import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { circleCheckIcon, circleInfoIcon, warningIcon } from '../icon/paths.ts'
import css from './Notice.module.css'

const icons = { info: circleInfoIcon, done: circleCheckIcon, warn: warningIcon, fail: warningIcon }

/** Screen readers announce `warn`, `fail` and `live`. */
export function Notice(props: {
  tone?: keyof typeof icons
  /** Default: the tone's. */
  icon?: string
  live?: boolean
  title?: ReactNode
  action?: ReactNode
  children?: ReactNode
}): ReactNode {
  const { tone = 'info' } = props
  const role = tone === 'fail' ? 'alert' : props.live ? 'status' : undefined
  return (
    <div className={`${css.notice} ${css[tone] ?? ''}`} role={role}>
      <Icon path={props.icon ?? icons[tone]} />
      <div>
        {props.title && <p className={css.title}>{props.title}</p>}
        {props.children && <div>{props.children}</div>}
      </div>
      {props.action}
    </div>
  )
}
