import { preloadPart } from '../../hydration/browser/preload.ts'
import { afterPaint } from '../../hydration/browser/triggers.ts'
import { monthAhead, nameDates } from './preview-months.ts'

/**
 * Shows the `<template data-preview>` of a button's part (`data-live`) on screens of `data-media`. Not if the hash contains one of
 * `data-unless`. The island's dialog replaces it and receives the picked days.
 */
export function showCalendarPreviews(): void {
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-live]') : null
      const island = button?.closest<HTMLElement>('travel-island:not([data-failed])')
      if (!button || !island || !event.isTrusted) return
      const part = button.dataset['live'] ?? ''
      const template = part && document.querySelector<HTMLTemplateElement>(`template[data-preview="${part}"]`)
      if (!template || !isFor(template)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      show(template, island, button)
      // Downloads can start a frame later.
      afterPaint(() => preloadPart(island, part))
    },
    true,
  )
  // Captured before the island, which would replay the key.
  addEventListener('keydown', leaveOnEscape, true)
}

function leaveOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  for (const { first } of shown.values()) {
    if (!first.open) continue
    // A dialog around the preview stays open.
    event.preventDefault()
    event.stopPropagation()
    first.close()
  }
}

function isFor({ dataset: { media = '', unless = '' } }: HTMLTemplateElement): boolean {
  return matchMedia(media).matches && !unless.split(' ').some((key) => key && location.hash.includes(key))
}

interface PreviewState {
  readonly first: HTMLDialogElement
  /** Has ISO dates, in the order of the clicks. */
  readonly picked: string[]
}

/** Holds previews until the island's dialog replaces them. */
const shown = new Map<HTMLTemplateElement, PreviewState>()

function show(template: HTMLTemplateElement, island: HTMLElement, button: HTMLElement): void {
  const first = document.importNode(template.content, true).querySelector('dialog')
  if (!first) return
  // The first frame has time for one month only.
  const samples = first.querySelector('section')
  const month = samples && monthAhead(samples, 0)
  if (month) samples.replaceWith(month)
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
  // Not modal, because making the page inert takes longer than a frame.
  const below = button.closest('dialog') ?? document.body
  below.append(first)
  first.style.transition = 'none'
  // Not `show()`, because the focus that it moves causes a second layout.
  first.open = true
  if (!waiting) takeTurns(template, island)
  afterPaint(() =>
    afterPaint(() => {
      if (month) {
        month.after(monthAhead(samples, 1))
        for (const each of first.querySelectorAll('section')) nameDates(each)
      }
      first.querySelector('button')?.focus()
      if (!waiting) afterPaint(() => button.click())
    }),
  )
}

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

function takeOver(real: HTMLDialogElement, { first, picked }: PreviewState): void {
  // The visitor has closed the preview before the island's dialog opened.
  if (!first.isConnected) return real.close()
  real.style.transition = 'none'
  afterPaint(() => (real.style.transition = ''))
  pickOneByOne(real, picked)
}

/** Waits for the month of each day, and until the previous day is picked. */
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
