import type { ReactNode } from 'react'
import css from './Badge.module.css'

export type BadgeTone = 'promo' | 'scarcity' | 'reinsurance' | 'social' | 'alert' | 'clear' | 'dark'

export function Badge({ tone = 'clear', children }: { tone?: BadgeTone; children: ReactNode }): ReactNode {
  return <span className={css[tone] ? `${css.badge} ${css[tone]}` : css.badge}>{children}</span>
}
