import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import type { LinkAttributes } from '../link/link-to.ts'
import css from './InfoDialog.module.css'

export function DialogRow(props: { icon: IconName; link: LinkAttributes; text: string; children: ReactNode }): ReactNode {
  return (
    <a className={css.opener} {...props.link}>
      <Icon name={props.icon} />
      <span>
        {props.children}
        <br />
        <small className="muted">{props.text}</small>
      </span>
      <Icon name="right" />
    </a>
  )
}
