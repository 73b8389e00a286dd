import { storedFields } from './remembered-fields.ts'
import { storedGiftMessage } from './remembered-gift-message.ts'

/** Forgets what was typed into the forms of these names, separated by spaces; `gift-message` is the message of a gift. */
export function forgetFields(names: string): void {
  for (const name of names.split(' ')) (name === 'gift-message' ? storedGiftMessage : storedFields(name)).write(null)
}
