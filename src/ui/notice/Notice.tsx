import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { circleCheckIcon, circleInfoIcon, warningIcon } from '../icon/paths.ts'
import css from './Notice.module.css'

const icons = { info: circleInfoIcon, done: circleCheckIcon, warn: warningIcon, fail: warningIcon }

/** Screen readers announce `fail` at once and `live` when they are done speaking. */
export function Notice(props: {
  tone?: keyof typeof icons
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
