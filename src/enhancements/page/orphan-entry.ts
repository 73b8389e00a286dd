/**
 * A page that is loaded again at the entry of a layer (`closeByBack`) has no layer: Back from there would do nothing. Where the layer had changed
 * the address, its entry becomes that of the address.
 */
export function leaveOrphanEntry(): void {
  const entry = history.state
  if (!entry?.layer) return
  if (location.href === entry.from) history.go(-entry.layer)
  else history.replaceState(null, '')
}
