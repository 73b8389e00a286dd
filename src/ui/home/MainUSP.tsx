import type { ReactNode } from 'react'
import { contentIcon } from '../icon/content-icon.ts'
import { Icon } from '../icon/Icon.tsx'
import css from './MainUSP.module.css'

export function MainUSP({
  items,
}: {
  items: readonly { readonly icon: string; readonly title: string; readonly text: string }[]
}): ReactNode {
  return (
    <ul className={`wrap ${css.points}`}>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={contentIcon(icon)} />
          <div>
            <b>{title}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
