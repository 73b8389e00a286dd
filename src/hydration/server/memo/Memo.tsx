import { type ComponentType, createElement, type ReactNode } from 'react'
import { useRender } from '../render-context.ts'
import { slotMark } from '../slots.tsx'
import { staticMarkup } from '../static-markup.ts'
import { identityOf, keyOfProps, remembered } from './markup-memory.ts'
import { Pieces, piecesOf } from './pieces.tsx'

/**
 * Markup rendered once per site and props: scalars by value, objects by identity. It shows no experiment. Islands and `Deferred` must be
 * passed as `slots`. `ids` separates the component's ids from the page's.
 */
export function Memo<Props extends object, Slot extends string = never>({
  component,
  props,
  slots,
  ids = '',
}: {
  component: ComponentType<NoInfer<Props & Readonly<Record<Slot, ReactNode>>>>
  props: Props
  slots?: Readonly<Record<Slot, ReactNode>>
  ids?: string
}): ReactNode {
  const { siteKey, shell } = useRender()
  const names = Object.keys(slots ?? {})
  const markup = remembered([identityOf(component), keyOfProps(props), names, ids, siteKey].join('|'), () => {
    const marks = Object.fromEntries(names.map((name, at) => [name, slotMark(at)]))
    const parts = { ...props, ...(marks as Readonly<Record<Slot, ReactNode>>) }
    return piecesOf(staticMarkup(shell(createElement(component, parts), []), { identifierPrefix: ids }))
  })
  return <Pieces markup={markup} slots={Object.values(slots ?? {})} />
}
