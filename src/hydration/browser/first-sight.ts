import { preloadPart } from './preload.ts'

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
      preloadPart(island, part)
      showing().then(
        ({ show }) => show(template, island, button),
        () => button.click(),
      )
    },
    true,
  )
}

function isFor({ dataset: { media = '', unless = '' } }: HTMLTemplateElement): boolean {
  return matchMedia(media).matches && !(unless && location.hash.includes(unless))
}

/** What shows it; fetched once the page is idle, so that a click finds it. */
export const showing = () => import('./show-first-sight.ts')
