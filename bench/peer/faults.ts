/**
 * What makes the peer's page another page than the site's: texts that only one of them shows, or data missing for hydration. Empty for a fair
 * comparison. Where a deferred section stands does not count: both may send it after its skeleton.
 */
export function peerFaults(site: string, peer: string): readonly string[] {
  const [own, others] = [textsOf(site), textsOf(peer)]
  const texts = [...new Set([...own.keys(), ...others.keys()])].filter((text) => own.get(text) !== others.get(text))
  const isHydratable = /streamController\.enqueue\("\[.*?loaderData/s.test(peer) && peer.includes('streamController.close()')
  return isHydratable ? texts : [...texts, 'no loader data']
}

/** How often a page shows each text. */
function textsOf(html: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const shown = html.replace(/<!--\$\?--><template id="B:\w+"><\/template>.*?<!--\/\$-->/gs, '').replace(notShown, '')
  for (const part of shown.split(/<[^>]*>/)) {
    const text = part.replace(/\s+/g, ' ').trim()
    if (text) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return counts
}

/** Scripts, styles, React's marks between texts, and what skeletons tell screen readers. */
const notShown = /<(script|style)\b.*?<\/\1>|<!--.*?-->|<span class="unseen" role="status">.*?<\/span>/gs
