import { preloadPart } from './preload.ts'
import { afterPaint } from './triggers.ts'

/**
 * What a button opens is on the screen with the next frame, whatever the network and React still have to do: the page brings its first
 * sight in `<template data-first>`, named like the part that the button opens (`data-live`), for the screens of its
 * `data-media`, unless the hash holds its `data-unless`.
 * The island's own dialog takes its place, and is given the days that were picked meanwhile.
 */
export function showFirstSights(): void {
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-live]') : null
      const island = button?.closest<HTMLElement>('travel-island:not([data-failed])')
      if (!button || !island || !event.isTrusted) return
      const part = button.dataset['live'] ?? ''
      const template = part && document.querySelector<HTMLTemplateElement>(`template[data-first="${part}"]`)
      if (!template || !isFor(template)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      show(template, island, button)
      // What is fetched can be asked for a frame later.
      afterPaint(() => preloadPart(island, part))
    },
    true,
  )
  // Before the island under the button, which would keep the key for later.
  addEventListener('keydown', leaveOnEscape, true)
}

function leaveOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  for (const { first } of shown.values()) {
    if (!first.open) continue
    // The dialog it may stand in stays.
    event.preventDefault()
    event.stopPropagation()
    first.close()
  }
}

function isFor({ dataset: { media = '', unless = '' } }: HTMLTemplateElement): boolean {
  return matchMedia(media).matches && !(unless && location.hash.includes(unless))
}

interface Shown {
  readonly first: HTMLDialogElement
  /** ISO dates, in the order of the clicks. */
  readonly picked: string[]
}

/** By template, from the first click until the real dialog is there: what is, or was, shown in its place. */
const shown = new Map<HTMLTemplateElement, Shown>()

function show(template: HTMLTemplateElement, island: HTMLElement, button: HTMLElement): void {
  const first = document.importNode(template.content, true).querySelector('dialog')
  if (!first) return
  // The first frame has time for one month. The rest waits until that is seen, and the island for the rest.
  const [month, ...later] = first.querySelectorAll('section')
  for (const one of later) one.remove()
  const picked: string[] = []
  first.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('header button')) return first.close()
    const day = target.closest<HTMLElement>('[data-state="waiting"], [data-state="selectable"]')
    if (!day) return
    picked.push(day.dataset['date'] ?? '')
    day.dataset['place'] = 'checkin'
  })
  first.addEventListener('close', () => {
    first.remove()
    button.focus()
  })
  const waiting = shown.has(template)
  shown.set(template, { first, picked })
  // Not modal: to make the rest of the page inert takes longer than the frame there is.
  const below = button.closest('dialog') ?? document.body
  below.append(first)
  first.style.transition = 'none'
  // Not `show()`: the focus it moves has the page laid out and styled once more.
  first.open = true
  if (!waiting) takeTurns(template, island)
  afterPaint(() =>
    afterPaint(() => {
      month?.after(...later)
      first.querySelector('button')?.focus()
      if (!waiting) afterPaint(() => button.click())
    }),
  )
}

/** Once the island's own dialog opens, it stands there alone; an island that fails leaves nothing behind. */
function takeTurns(template: HTMLTemplateElement, island: HTMLElement): void {
  const turn = new MutationObserver(() => {
    const now = shown.get(template)
    const grids = [...document.querySelectorAll('dialog[open] [role="grid"]')]
    const real = grids.map((grid) => grid.closest('dialog')).find((open) => open !== now?.first)
    if (!now || (!real && !('failed' in island.dataset))) return
    turn.disconnect()
    shown.delete(template)
    if (real) {
      template.remove()
      takeOver(real, now)
    }
    now.first.remove()
  })
  turn.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open', 'data-failed'] })
}

function takeOver(real: HTMLDialogElement, { first, picked }: Shown): void {
  // Closed before the real one was there.
  if (!first.isConnected) return real.close()
  real.style.transition = 'none'
  afterPaint(() => (real.style.transition = ''))
  pickOneByOne(real, picked)
}

/** Each day once its month is loaded, and once the dialog shows what the day before it changed. */
function pickOneByOne(dialog: HTMLElement, [date, ...later]: readonly string[]): void {
  if (date === undefined) return
  const pick = (): boolean => {
    const day = dialog.querySelector<HTMLElement>(`[data-date="${date}"]`)
    if (!day || day.dataset['state'] === 'waiting') return false
    pickOneByOne(dialog, later)
    day.click()
    return true
  }
  const seen = new MutationObserver(() => pick() && seen.disconnect())
  seen.observe(dialog, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-state', 'data-place'] })
}
