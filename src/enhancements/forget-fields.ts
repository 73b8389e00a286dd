import { storedFields } from './remembered-fields.ts'
import { storedGiftMessage } from './remembered-gift-message.ts'

/** Forgets what was typed into the forms of these names, separated by spaces, and the message of a gift (`gift-message`): it was sent. */
export function forgetFields(names: string): void {
  for (const name of names.split(' ')) (name === 'gift-message' ? storedGiftMessage : storedFields(name)).write(null)
}
