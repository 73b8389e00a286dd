/** False with a modifier key, by which the browser opens or downloads the link. */
export function isPlainClick({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey)
}
