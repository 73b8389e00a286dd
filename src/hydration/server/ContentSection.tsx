import { type ComponentType, createElement, type ReactNode } from 'react'
import { joinedBytes } from '../../bytes/joined-bytes.ts'
import { type MemoMarkup, Pieces, piecesOf } from './memo/pieces.tsx'
import { type Render, RenderContext, type Slot, unlessItThrows, useRender } from './render-context.ts'
import { slotMark } from './slots.tsx'
import { staticMarkup } from './static-markup.ts'
import { noneStored, type StoredSections } from './stored-sections.ts'

/**
 * Markup that depends on content, responses, market, flow and day only, and is stored from one request to the next. Its component gets
 * nothing but `content` (objects of content, scalars, and plain JSON from the upstream, which `responses` names) and a site without the
 * hour: so it cannot depend on what `dependsOn` does not name. A section that shows experiments names them, and is stored for each of their
 * variations. What differs from request to request, and what is deferred, must be passed as `slots`. Islands may stand inside. `useId`
 * starts again in each section, as in each deferred one.
 */
export function ContentSection<Content extends object, SlotName extends string = never>({
  name,
  sections,
  component,
  content,
  responses = none,
  experiments = none,
  slots,
}: {
  name: string
  sections: StoredSections
  component: ComponentType<NoInfer<Content & Readonly<Record<SlotName, ReactNode>>>>
  content: Content
  responses?: readonly NoInfer<keyof Content>[]
  experiments?: readonly string[]
  slots?: Readonly<Record<SlotName, ReactNode>>
}): ReactNode {
  const render = useRender()
  const names = Object.keys(slots ?? {})
  const variations = experiments.filter((experiment) => render.variations.includes(experiment))
  const storedName = [name, ...variations].join('+')
  const dependsOn = sections === noneStored ? undefined : dependenciesOf(render, storedName, content, responses, names)
  const { lasting } = render
  if (dependsOn === undefined || !lasting) return inPlace(render, name, component, content, slots)
  const found = sections.find(storedName)
  if (found?.dependsOn === dependsOn) return <Pieces markup={found.markup} slots={Object.values(slots ?? {})} />

  const outer = names.length
  const written: Slot[] = names.map(() => ({ bytes: nothing }))
  let isWhole = true
  const inside: Render = {
    ...render,
    slots: written,
    nextIsland: islandIdsOf(name),
    shell: (tree, shown = experiments) => lasting.shell(tree, shown),
    siteKey: lasting.key,
    variations,
    onFailed: (cause) => {
      isWhole = false
      render.onFailed(cause)
    },
  }
  const marks = Object.fromEntries(names.map((slot, at) => [slot, slotMark(at)]))
  const element = createElement(component, { ...content, ...(marks as Readonly<Record<SlotName, ReactNode>>) })
  const html = unlessItThrows(render, () =>
    staticMarkup(<RenderContext.Provider value={inside}>{lasting.shell(element, experiments)}</RenderContext.Provider>),
  )
  // It may show an experiment that it does not name. The page has it nevertheless.
  if (html === undefined) return inPlace(render, name, component, content, slots)
  const markup = withInserted(piecesOf(html), written, outer)
  if (isWhole) sections.keep(storedName, { dependsOn, markup }, responses.length > 0 ? 'responses' : 'content')
  return <Pieces markup={markup} slots={Object.values(slots ?? {})} />
}

const nothing = new Uint8Array()
const none: readonly never[] = []

function islandIdsOf(name: string): () => string {
  let islands = 0
  return () => `${name}${islands++}-`
}

/** Undefined where an object is no content: then the markup is not stored. */
function dependenciesOf(
  { lasting }: Render,
  name: string,
  content: object,
  responses: readonly PropertyKey[],
  slots: readonly string[],
): string | undefined {
  if (!lasting) return undefined
  const parts: unknown[] = [lasting.key, name, slots]
  for (const [key, value] of Object.entries(content)) {
    const versionOf = responses.includes(key) ? lasting.hashOf : lasting.versionOf
    const part = typeof value === 'object' && value !== null ? versionOf(value) : (value ?? null)
    if (part === undefined || typeof part === 'function') return undefined
    parts.push(key, part)
  }
  return JSON.stringify(parts)
}

/** Renders the section as a part of the page, with the same ids of islands as one that is stored. */
function inPlace<Content extends object, SlotName extends string>(
  render: Render,
  name: string,
  component: ComponentType<Content & Readonly<Record<SlotName, ReactNode>>>,
  content: Content,
  slots: Readonly<Record<SlotName, ReactNode>> | undefined,
): ReactNode {
  const outside = Object.entries<ReactNode>(slots ?? {}).map(([slot, node]) => [
    slot,
    <RenderContext.Provider key={slot} value={render}>
      {node}
    </RenderContext.Provider>,
  ])
  const parts = { ...content, ...(Object.fromEntries(outside) as Readonly<Record<SlotName, ReactNode>>) }
  return (
    <RenderContext.Provider value={{ ...render, nextIsland: islandIdsOf(name) }}>{createElement(component, parts)}</RenderContext.Provider>
  )
}

/** Puts what islands and memos inserted into the markup, and leaves the section's own slots. */
function withInserted(markup: MemoMarkup, written: readonly Slot[], outer: number): MemoMarkup {
  const pieces: (Uint8Array | number)[] = []
  for (const piece of markup) {
    const inserted = typeof piece === 'number' && piece >= outer ? written[piece] : undefined
    if (inserted && !('bytes' in inserted)) throw new Error('a deferred section inside stored content must be passed as a slot')
    const next = inserted ? inserted.bytes : piece
    const last = pieces.at(-1)
    if (typeof next !== 'number' && typeof last === 'object') pieces[pieces.length - 1] = joinedBytes([last, next])
    else pieces.push(next)
  }
  return pieces
}
