import type { ReactNode } from 'react'
import {
  type Lasting,
  type Render,
  RenderContext,
  type DeferredSection,
  type Shell,
  type Slot,
} from '../../src/hydration/server/render-context.ts'
import { splitAtSlots } from '../../src/hydration/server/slots.tsx'
import { staticMarkup } from '../../src/hydration/server/static-markup.ts'
import { within } from '../within.ts'
import { createPageOutput, type PageBody } from './page-output.ts'

export interface PageRender {
  /** Wraps page, islands and deferred sections in the contexts that they read, such as texts and site. */
  readonly shell: Shell
  /** Names everything that the shell provides but experiments, as part of the key of memoised markup. */
  readonly siteKey: string
  /** The experiments whose variation the visitor sees. */
  readonly variations: readonly string[]
  readonly islandFiles: (name: string) => string | undefined
  readonly lasting?: Lasting | undefined
  /** Called once for each failed section or island. */
  readonly onSectionFailed: (cause: unknown) => void
  /** Fires when the visitor leaves. From then on nothing is awaited or written. */
  readonly signal: AbortSignal
}

export interface RenderedDocument {
  readonly body: PageBody
  /** Resolves after the last byte, or when the page has broken off. It never rejects. */
  readonly sent: Promise<void>
}

/** `parts` alternates between text and the number of a slot, and begins and ends with text. */
interface Markup {
  readonly parts: readonly string[]
  readonly slots: readonly Slot[]
}

const failure = Symbol('failed')

/** Data that arrives within this time needs no skeleton. */
const firstWaitMs = 10

/** So many turns of the microtask queue pass before a settled promise is noticed. */
const settlingTurns = 4

/** CSS hides a skeleton as soon as its section has an element, so a section without one gets this. */
const emptySection = '<template></template>'

const isBare = (parts: readonly string[]): boolean => parts.length === 1 && !parts[0]?.includes('<')

/**
 * Renders in document order: all before the first pending section at once, then each section as its data arrives. The body is whole when
 * nothing was awaited. Throws only when the page itself throws.
 */
export async function renderDocument(page: ReactNode, options: PageRender): Promise<RenderedDocument> {
  const { shell, siteKey, variations, islandFiles, lasting, onSectionFailed, signal } = options
  let islands = 0
  const nextIsland = () => `i${islands++}-`
  const markup = (node: ReactNode): Markup => {
    const slots: Slot[] = []
    const render: Render = { slots, nextIsland, shell, siteKey, variations, onFailed: onSectionFailed, islandFiles, lasting }
    const html = staticMarkup(<RenderContext.Provider value={render}>{shell(node)}</RenderContext.Provider>)
    // Errors are handled from the start, because a later section may fail while an earlier one is awaited.
    for (const slot of slots) if ('data' in slot) slot.data.catch(onSectionFailed)
    return { parts: splitAtSlots(html), slots }
  }

  const contentOf = (section: DeferredSection, outcome: unknown): Markup => {
    if (outcome === failure) return markup(section.failed)
    try {
      return markup(section.render(undefined))
    } catch (cause) {
      onSectionFailed(cause)
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

  let waitMs = firstWaitMs
  const writeSection = async (section: DeferredSection): Promise<void> => {
    let outcome: unknown
    let ready = false
    const arriving = section.data
      .catch(() => failure)
      .then((value) => {
        outcome = value
        ready = true
      })
    const isReady = () => ready
    // Data that is there already needs no timer.
    for (let turn = 0; turn < settlingTurns && !isReady(); turn++) await undefined
    if (!isReady()) await within(waitMs, arriving)
    const isLate = !ready
    if (isLate) {
      waitMs = 0
      output.write('<div class="late"><div class="pending" aria-busy="true">')
      await write(markup(section.pending))
      output.write('</div>')
      await output.flush()
      await Promise.race([arriving, visitorLeft(signal)])
    }
    const content = contentOf(section, outcome)
    output.write('<div class="settled">')
    await write(content)
    output.write(isBare(content.parts) ? `${emptySection}</div>` : '</div>')
    if (isLate) output.write('</div>')
  }

  const first = markup(page)
  output.write('<!DOCTYPE html>')
  const sent = write(first).then(output.end, async (cause: unknown) => {
    // A visitor who has left reads nothing more, so there is no failure to report.
    if (!signal.aborted) onSectionFailed(cause)
    await output.fail(cause)
  })
  return { body: await output.body, sent: sent.catch(() => {}) }
}

function visitorLeft(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
