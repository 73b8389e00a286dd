import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { splitAtSlots } from '../../src/hydration/server/Deferred.tsx'
import { type IslandAssets, type Render, RenderContext, type Slot } from '../../src/hydration/server/render-context.ts'

export interface PageRender {
  /** Wraps page and islands in what they both read: texts, site. Re-applied to every deferred section. */
  readonly shell: (children: ReactNode) => ReactNode
  /** Names everything that the shell provides. */
  readonly siteKey: string
  readonly islandAssets: (name: string) => IslandAssets
  /** Called once for each deferred section that failed, with its cause. */
  readonly onSectionFailed: (cause: unknown) => void
  /** Fires when the visitor leaves: nothing is awaited or written any more. */
  readonly signal: AbortSignal
}

const failure = Symbol('failed')

/**
 * Renders a page in document order. Everything up to the first deferred section that is still awaited leaves at once,
 * then each section as its data arrives, its skeleton before it when it had to be waited for.
 * Answers a string when nothing has to be waited for. Throws only when the page itself, outside its deferred sections, throws.
 */
export async function renderDocument(page: ReactNode, it: PageRender): Promise<string | ReadableStream<Uint8Array>> {
  let islands = 0
  const markup = (node: ReactNode): { parts: string[]; slots: Slot[] } => {
    const slots: Slot[] = []
    const render: Render = { slots, nextIsland: () => islands++, shell: it.shell, siteKey: it.siteKey, islandAssets: it.islandAssets }
    const html = renderToStaticMarkup(<RenderContext.Provider value={render}>{it.shell(node)}</RenderContext.Provider>)
    return { parts: splitAtSlots(html), slots }
  }

  const section = (slot: Slot, outcome: unknown): { parts: string[]; slots: Slot[] } => {
    if (outcome === failure) return markup(slot.failed)
    try {
      return markup(slot.render(undefined))
    } catch (cause) {
      it.onSectionFailed(cause)
      return markup(slot.failed)
    }
  }

  const awaited = (slot: Slot): Promise<unknown> =>
    slot.of.catch((cause: unknown) => {
      it.onSectionFailed(cause)
      return failure
    })

  let buffer = '<!DOCTYPE html>'
  let flush: (() => Promise<void>) | undefined
  const write = async ({ parts, slots }: { parts: string[]; slots: Slot[] }): Promise<void> => {
    // The split leaves text, slot number, text, slot number … text.
    for (let at = 0; at < parts.length; at += 2) {
      buffer += parts[at] ?? ''
      const slot = slots[Number(parts[at + 1])]
      if (parts[at + 1] === undefined || !slot) continue
      let outcome: unknown
      let ready = false
      const arriving = awaited(slot).then((value) => {
        outcome = value
        ready = true
      })
      if (flush || !it.signal.aborted) await settleTurn()
      if (!ready) {
        const pending = markup(slot.pending)
        buffer += `<div class="pending" aria-busy="true">${pending.parts.join('')}</div>`
        await startStream()
        await flush?.()
        await Promise.race([arriving, left(it.signal)])
      }
      buffer += '<div class="settled">'
      await write(section(slot, outcome))
      buffer += '</div>'
    }
  }

  let readable: ReadableStream<Uint8Array> | undefined
  let announce: (value: ReadableStream<Uint8Array>) => void = () => {}
  const started = new Promise<ReadableStream<Uint8Array>>((resolve) => (announce = resolve))
  let writer: WritableStreamDefaultWriter<Uint8Array> | undefined
  const utf8 = new TextEncoder()
  const startStream = async (): Promise<void> => {
    if (readable) return
    const pipe = identityStream()
    readable = pipe.readable
    writer = pipe.writable.getWriter()
    flush = async () => {
      const chunk = utf8.encode(buffer)
      buffer = ''
      await writer?.write(chunk)
    }
    announce(readable)
  }

  const first = markup(page)
  const done = write(first).then(
    async () => {
      await flush?.()
      await writer?.close()
    },
    async (cause: unknown) => {
      // The visitor left: nobody reads the rest.
      if (!it.signal.aborted) it.onSectionFailed(cause)
      await writer?.abort(cause).catch(() => {})
    },
  )
  await Promise.race([done, started])
  return readable ?? buffer
}

/** One turn of microtasks: data that is already there is found without a skeleton. */
async function settleTurn(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await null
}

function left(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** workerd's native identity stream is faster than its TransformStream; elsewhere (tests) there is only the latter. */
function identityStream(): TransformStream<Uint8Array, Uint8Array> {
  return typeof IdentityTransformStream === 'undefined' ? new TransformStream<Uint8Array, Uint8Array>() : new IdentityTransformStream()
}
