/** Milliseconds for which the message stays, unless it is in use. */
const shownFor = 8000

let toast: HTMLElement | undefined
/** Undo of the message on the screen. */
let takeBack = () => {}
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows what a heart did, with a link to the list and Undo, from `<template id="toast">`. The message is placed in the heart, so that Tab
 * continues there, and in the top layer, above whatever contains it. Screen readers read `[data-wish-status]`.
 */
export function showToast(heart: HTMLElement, done: 'saved' | 'removed', undo: () => void): void {
  hide()
  const shown = toastOfPage()
  const status = document.querySelector('[data-wish-status]')
  if (!shown || !status) return
  const text = shown.dataset[done] ?? ''
  shown.querySelector('span')?.replaceChildren(text)
  const link = shown.querySelector('a')
  const header = document.querySelector('[data-wish-count]')?.closest('a')
  // With the dates of this page.
  if (link && header) link.hash = header.hash
  status.textContent = text
  takeBack = () => {
    undo()
    hide()
    heart.querySelector('button')?.focus()
  }
  if (shown.parentElement !== heart) heart.append(shown)
  shown.showPopover()
  wait()
}

function toastOfPage(): HTMLElement | undefined {
  if (toast) return toast
  const template = document.getElementById('toast')
  const first = template instanceof HTMLTemplateElement ? template.content.firstElementChild?.cloneNode(true) : undefined
  if (!(first instanceof HTMLElement) || !('showPopover' in first)) return undefined
  // The heart may be in a card, whose clicks are counted.
  first.addEventListener('click', (event) => event.stopPropagation())
  first.querySelector('button')?.addEventListener('click', () => takeBack())
  toast = first
  return toast
}

function wait(): void {
  timer = setTimeout(() => (toast?.matches(':hover, :focus-within') ? wait() : hide()), shownFor)
}

function hide(): void {
  clearTimeout(timer)
  if (toast?.isConnected && toast.matches(':popover-open')) toast.hidePopover()
}
