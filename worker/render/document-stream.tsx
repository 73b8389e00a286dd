import type { ReactNode } from 'react'
import { type IslandAssets, type Render, RenderContext, type Section, type Slot } from '../../src/hydration/server/render-context.ts'
import { splitAtSlots } from '../../src/hydration/server/slots.tsx'
import { staticMarkup } from '../../src/hydration/server/static-markup.ts'
import { createPageOutput, type PageBody } from './page-output.ts'

export interface PageRender {
  /** Wraps page and islands in what they both read: texts, site. Re-applied to every deferred section. */
  readonly shell: (children: ReactNode) => ReactNode
  /** Names everything that the shell provides. */
  readonly siteKey: string
  readonly islandAssets: (name: string) => IslandAssets
  /** Called once for each deferred section or island that failed, with its cause. */
  readonly onSectionFailed: (cause: unknown) => void
  /** Fires when the visitor leaves: nothing is awaited or written any more. */
  readonly signal: AbortSignal
}

/** Text, slot number, text, slot number … text; and the slots. */
interface Markup {
  readonly parts: readonly string[]
  readonly slots: readonly Slot[]
}

const failure = Symbol('failed')

/** Milliseconds for the first section that is awaited: what comes at once comes without a skeleton, and the page leaves whole. */
const firstPatience = 10

/** The stylesheet takes a skeleton away when an element stands in the section behind it: a section of nothing gets this one. */
const nothing = '<template></template>'

const isBare = (parts: readonly string[]): boolean => parts.length === 1 && !parts[0]?.includes('<')

/**
 * Renders a page in document order. Everything up to the first deferred section that is still awaited leaves at once,
 * then each section as its data arrives, its skeleton before it when it had to be waited for.
 * Answers the whole page when nothing has to be waited for. Throws only when the page itself, outside its deferred sections, throws.
 */
export async function renderDocument(page: ReactNode, it: PageRender): Promise<PageBody> {
  let islands = 0
  const markup = (node: ReactNode): Markup => {
    const slots: Slot[] = []
    const render: Render = {
      slots,
      nextIsland: () => islands++,
      shell: it.shell,
      siteKey: it.siteKey,
      onFailed: it.onSectionFailed,
      islandAssets: it.islandAssets,
    }
    const html = staticMarkup(<RenderContext.Provider value={render}>{it.shell(node)}</RenderContext.Provider>)
    // A section further down may fail while one before it is still awaited.
    for (const slot of slots) if ('of' in slot) slot.of.catch(() => {})
    return { parts: splitAtSlots(html), slots }
  }

  const settled = (section: Section, outcome: unknown): Markup => {
    if (outcome === failure) return markup(section.failed)
    try {
      return markup(section.render(undefined))
    } catch (cause) {
      it.onSectionFailed(cause)
      return markup(section.failed)
    }
  }

  const output = createPageOutput()
  const write = async ({ parts, slots }: Markup): Promise<void> => {
    for (const [at, part] of parts.entries()) {
      const slot = at % 2 === 0 ? undefined : slots[Number(part)]
      if (at % 2 === 0) output.write(part)
      else if (slot && 'bytes' in slot) output.write(slot.bytes)
      else if (slot) await writeSection(slot)
    }
  }

  let patience = firstPatience
  const writeSection = async (section: Section): Promise<void> => {
    let outcome: unknown
    let ready = false
    const arriving = section.of.then(
      (value) => {
        outcome = value
        ready = true
      },
      (cause: unknown) => {
        it.onSectionFailed(cause)
        outcome = failure
        ready = true
      },
    )
    await within(patience, arriving)
    const isLate = !ready
    if (isLate) {
      patience = 0
      output.write('<div class="late"><div class="pending" aria-busy="true">')
      await write(markup(section.pending))
      output.write('</div>')
      await output.flush()
      await Promise.race([arriving, left(it.signal)])
    }
    const content = settled(section, outcome)
    output.write('<div class="settled">')
    await write(content)
    output.write(isBare(content.parts) ? `${nothing}</div>` : '</div>')
    if (isLate) output.write('</div>')
  }

  const first = markup(page)
  output.write('<!DOCTYPE html>')
  void write(first).then(output.end, async (cause: unknown) => {
    // The visitor left: nobody reads the rest.
    if (!it.signal.aborted) it.onSectionFailed(cause)
    await output.fail(cause)
  })
  return output.body
}

/** Resolves with the arrival, at the latest after so many milliseconds; 0 is one turn of the event loop. */
function within(milliseconds: number, arriving: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    void arriving.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function left(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
