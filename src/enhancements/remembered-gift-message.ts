import { formatGiftMessage, parseGiftMessage } from '../domain/gift/gift-message.ts'
import { giftMessageKey } from '../stored/keys.ts'
import { isControl } from './field-state.ts'
import { putBack } from './put-back.ts'
import { storedEntry } from './stored-entry.ts'

/** Shared by setup and checkout of a gift. */
export const storedGiftMessage = storedEntry(() => localStorage, giftMessageKey)

export function rememberGiftMessage(part: HTMLElement): void {
  const fields = (['fromName', 'message'] as const).flatMap((name) => {
    const control = part.querySelector(`[name="${name}"]`)
    return isControl(control) ? [{ name, control }] : []
  })
  const follow = () => {
    const message = parseGiftMessage(storedGiftMessage.read())
    putBack(fields.flatMap(({ name, control }) => (control === document.activeElement ? [] : [{ control, value: message[name] }])))
  }
  // Values of the server's response are newer.
  if (fields.every(({ control }) => control.value === '')) follow()
  part.addEventListener('input', () => {
    const typed = { fromName: '', message: '', ...Object.fromEntries(fields.map(({ name, control }) => [name, control.value])) }
    storedGiftMessage.write(formatGiftMessage(typed))
  })
  // Typed on another page or in another tab.
  addEventListener('pageshow', (event) => event.persisted && follow())
  addEventListener('storage', (event) => event.key === giftMessageKey && follow())
}
