import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { chevronRightIcon } from '../icon/paths.ts'
import type { LinkAttributes } from '../link/link-to.ts'
import css from './InfoDialog.module.css'

export function DialogRow(props: { icon: string; link: LinkAttributes; text: string; children: ReactNode }): ReactNode {
  return (
    <a className={css.opener} {...props.link}>
      <Icon path={props.icon} />
      <span>
        {props.children}
        <br />
        <small className="muted">{props.text}</small>
      </span>
      <Icon path={chevronRightIcon} />
    </a>
  )
}
