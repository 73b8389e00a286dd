import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import css from './Notice.module.css'

const icons = { info: 'info', done: 'circle-check', warn: 'warning', fail: 'warning' } as const

/** Screen readers announce `fail` at once and `live` when they are done speaking. */
export function Notice(props: {
  tone?: keyof typeof icons
  icon?: IconName
  live?: boolean
  title?: ReactNode
  action?: ReactNode
  children?: ReactNode
}): ReactNode {
  const { tone = 'info' } = props
  const role = tone === 'fail' ? 'alert' : props.live ? 'status' : undefined
  return (
    <div className={`${css.notice} ${css[tone] ?? ''}`} role={role}>
      <Icon name={props.icon ?? icons[tone]} />
      <div>
        {props.title && <p className={css.title}>{props.title}</p>}
        {props.children && <div>{props.children}</div>}
      </div>
      {props.action}
    </div>
  )
}
