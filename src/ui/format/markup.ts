const entities: Readonly<Record<string, string>> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }
const special = /["&'<>]/
const everySpecial = new RegExp(special, 'g')

/** Returns text for the inside of an element or of a quoted attribute, in HTML and XML, as React writes it. */
export const escaped = (text: string): string =>
  special.test(text) ? text.replace(everySpecial, (character) => entities[character] ?? character) : text
