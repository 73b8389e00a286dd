/** A modifier key makes the browser open the link elsewhere or download it, so the click is not plain. */
export function isPlainClick({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey)
}
