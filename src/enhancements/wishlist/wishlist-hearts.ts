import { toggledWish, withoutWish, withWish } from '../../domain/product-lists/wishes.ts'
import { changeWishes, storedWishes, wishes } from './wishes.ts'
import { showToast } from '../page/toast.ts'

/** A heart is no island, which makes 24 cards cheap, so it must not be inside a hydrated one. Its markup is in `<template id="heart">`. */
class WishHeart extends HTMLElement {
  #stop = () => {}

  connectedCallback(): void {
    if (!this.firstChild) this.#fill()
    const show = () => this.#show()
    show()
    this.#stop = storedWishes.subscribe(show)
  }

  disconnectedCallback(): void {
    this.#stop()
  }

  #fill(): void {
    const template = document.getElementById('heart')
    if (!(template instanceof HTMLTemplateElement)) return
    this.append(template.content.cloneNode(true))
    const name = this.closest('article, header')?.querySelector('h1, h2, h3')?.textContent ?? ''
    const button = this.querySelector('button')
    button?.setAttribute('aria-label', (button.getAttribute('aria-label') ?? '').replace('%', name.trim()))
    button?.addEventListener('click', () => this.#toggle(this.#wish()))
  }

  #wish(): string {
    return this.dataset['item'] ?? `STAY:${this.closest<HTMLElement>('[data-offer]')?.dataset['offer']}`
  }

  #toggle(wish: string): void {
    const at = wishes().indexOf(wish)
    const isKept = changeWishes((list) => toggledWish(list, wish))
    const toast = showToast({
      id: 'toast',
      text: at >= 0 ? 'removed' : isKept ? 'saved' : 'unkept',
      place: this,
      undo: () => changeWishes((list) => (at < 0 ? withoutWish(list, wish) : withWish(list, wish, at))),
      focus: () => this.querySelector('button'),
    })
    const link = toast?.querySelector('a')
    const header = document.querySelector('[data-wish-count]')?.closest('a')
    if (link && header) link.hash = header.hash
  }

  #show(): void {
    const wished = wishes().includes(this.#wish())
    this.querySelector('button')?.setAttribute('aria-pressed', String(wished))
    this.querySelector('svg')?.classList.toggle('filled', wished)
  }
}

customElements.define('wish-heart', WishHeart)
