import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import css from './EmptyState.module.css'

export function EmptyState(props: { icon: IconName; title: ReactNode; children?: ReactNode; action?: ReactNode }): ReactNode {
  return (
    <div className={css.blank}>
      <span className={css.sign}>
        <Icon name={props.icon} />
      </span>
      <h2>{props.title}</h2>
      {props.children && <p className="muted">{props.children}</p>}
      {props.action && <div className="row">{props.action}</div>}
    </div>
  )
}
