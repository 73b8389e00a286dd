import { withWishes } from '../domain/shelf/wishes.ts'
import { changeWishes } from './wish-list.ts'

export function addWishes(button: HTMLElement): void {
  changeWishes((list) => withWishes(list, (button.dataset['addWishes'] ?? '').split(' ')))
  const message = button.parentElement?.querySelector('output')
  if (message) message.textContent = message.dataset['added'] ?? ''
}
