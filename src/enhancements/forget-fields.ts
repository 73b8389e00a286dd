import { storedFields } from './remembered-fields.ts'
import { storedGiftMessage } from './remembered-gift-message.ts'

/** `names`: separated by spaces; `gift-message` is a gift's message. */
export function forgetFields(names: string): void {
  for (const name of names.split(' ')) (name === 'gift-message' ? storedGiftMessage : storedFields(name)).write(null)
}
