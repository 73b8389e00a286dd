import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { circleCheck, circleInfo, warning } from '../icon/paths.ts'
import css from './Notice.module.css'

const icons = { info: circleInfo, done: circleCheck, warn: warning, fail: warning }

/** A message within a page. `warn` and `fail` are announced; `live` announces the others too. */
export function Notice(it: {
  tone?: keyof typeof icons
  live?: boolean
  title?: ReactNode
  action?: ReactNode
  children?: ReactNode
}): ReactNode {
  const { tone = 'info' } = it
  const role = tone === 'fail' ? 'alert' : it.live ? 'status' : undefined
  return (
    <div className={`${css.notice} ${css[tone] ?? ''}`} role={role}>
      <Icon of={icons[tone]} />
      <div>
        {it.title && <p className={css.title}>{it.title}</p>}
        {it.children && <div>{it.children}</div>}
      </div>
      {it.action}
    </div>
  )
}
