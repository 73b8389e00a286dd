import { whenIdle } from '../../hydration/browser/triggers.ts'

/** Milliseconds. */
const gathering = 300

/** Reports elements once half of one has been visible, batched; finds later ones when idle. Returns the function that ends it. */
export function watchSeen(selector: string, report: (seen: readonly HTMLElement[]) => void): () => void {
  const known = new WeakSet<Element>()
  let seen: HTMLElement[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const visible = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        visible.unobserve(target)
        seen.push(target)
      }
      if (seen.length === 0) return
      timer ??= setTimeout(() => {
        timer = undefined
        report(seen.splice(0))
      }, gathering)
    },
    { threshold: 0.5 },
  )
  const find = () => {
    for (const element of document.querySelectorAll(selector)) {
      if (known.has(element)) continue
      known.add(element)
      visible.observe(element)
    }
  }
  let cancel: (() => void) | undefined
  const changes = new MutationObserver(() => {
    cancel ??= whenIdle(() => {
      cancel = undefined
      find()
    })
  })
  find()
  changes.observe(document.body, { childList: true, subtree: true })
  return () => {
    visible.disconnect()
    changes.disconnect()
    clearTimeout(timer)
    cancel?.()
    seen = []
  }
}
