/** A click whose target scripts may answer: with a modifier key the browser opens, keeps or selects a link as the visitor wishes. */
export function isPlainClick({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey)
}
