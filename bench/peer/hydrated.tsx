import { type ComponentType, createElement, type ReactNode, Suspense } from 'react'
import { Await } from 'react-router'
import type { IslandDefinition } from '../../src/hydration/island.ts'

/*
 * Take the place of `src/hydration/server`. The browser hydrates the whole page, so an island is a component like all others, its props are
 * in no element, and nothing is remembered between requests.
 */

export function Island<Props extends object>({
  island,
  props,
  className,
}: {
  island: IslandDefinition<Props>
  props: Props
  className?: string
}): ReactNode {
  const content = createElement(island.component, props)
  return className ? <div className={className}>{content}</div> : content
}

export function Takeover({ className, children }: { className?: string; children: ReactNode }): ReactNode {
  return <div className={className}>{children}</div>
}

/** https://reactrouter.com/how-to/suspense */
export function Deferred<Value>({
  data,
  pending,
  failed,
  children,
}: {
  data: Promise<Value>
  pending: ReactNode
  failed: ReactNode
  children: (value: Value) => ReactNode
}): ReactNode {
  return (
    <Suspense fallback={pending}>
      {/* `Await` throws on where its error element is null. */}
      <Await resolve={data} errorElement={<>{failed}</>}>
        {(value) => children(value)}
      </Await>
    </Suspense>
  )
}

interface PartProps<Props, Slot extends string> {
  component: ComponentType<NoInfer<Props & Readonly<Record<Slot, ReactNode>>>>
  slots?: Readonly<Record<Slot, ReactNode>>
}

export function Memo<Props extends object, Slot extends string = never>(part: PartProps<Props, Slot> & { props: Props }): ReactNode {
  return createElement(part.component, { ...part.props, ...(part.slots ?? ({} as Readonly<Record<Slot, ReactNode>>)) })
}

export function ContentSection<Content extends object, Slot extends string = never>({
  content,
  ...part
}: PartProps<Content, Slot> & { content: Content }): ReactNode {
  return Memo({ ...part, props: content })
}
