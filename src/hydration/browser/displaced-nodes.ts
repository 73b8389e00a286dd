/*
 * React holds the nodes that it made. Translators put elements in the place of texts, extensions put elements around fields: React would then
 * write into a text that nobody sees, and throw where it removes a node or inserts one before it (react issue 11538). Two repairs make
 * islands indifferent to them: a call that would throw applies to the place where its node is shown, and a text that changes comes back to
 * its place, where the translator finds it again.
 */

/** What was put in the place of a node of ours that has left the page. */
const standIns = new WeakMap<Node, ChildNode>()
/** The values of `standIns`, which are replaced in turn when a page is translated once more. */
const standing = new WeakSet<Node>()

const { insertBefore, removeChild } = Node.prototype

Node.prototype.removeChild = function (child) {
  if (child.parentNode === this) removeChild.call(this, child)
  else {
    const place = placeOf(child)
    if (place && this.contains(place)) removeWithWrappers(place, this)
  }
  return child
}

Node.prototype.insertBefore = function (node, before) {
  if (!before || before.parentNode === this) insertBefore.call(this, node, before)
  else {
    const place = placeOf(before)
    if (!place || !this.contains(place)) this.appendChild(node)
    // An element may lie around several of ours, whose order counts; around a text lies only what a translator may replace, with all in it.
    else (place instanceof Element && place === before ? place : childAround(place, this)).before(node)
  }
  return node
}

/** Returns the node itself if it is in the page, else what stands in its place. */
function placeOf(node: Node): ChildNode | undefined {
  for (let at: Node | undefined = node; at; at = standIns.get(at)) if (at.isConnected && isChild(at)) return at
  return undefined
}

const isChild = (node: Node): node is ChildNode => node instanceof Element || node instanceof CharacterData

function childAround(node: ChildNode, ancestor: Node): ChildNode {
  let at = node
  while (at.parentNode !== ancestor && at.parentNode && isChild(at.parentNode)) at = at.parentNode
  return at
}

/** Removes what was around the node too, where nothing is left in it. */
function removeWithWrappers(node: ChildNode, ancestor: Node): void {
  const { parentNode } = node
  node.remove()
  if (parentNode && parentNode !== ancestor && isChild(parentNode) && !parentNode.hasChildNodes()) removeWithWrappers(parentNode, ancestor)
}

const observer = new MutationObserver((records) => {
  follow(records)
  // What it changed itself is displaced by nobody.
  observer.takeRecords()
})
observer.observe(document.body, { childList: true, subtree: true })

/**
 * A text is replaced in one step, by a node that was put beside it before, or by one that comes into the gap after. What React itself removed
 * may seem to be replaced as well: it never looks at such a text again.
 */
function follow(records: readonly MutationRecord[]): void {
  /** Nodes that came and replace none so far. */
  const free = new Set<Node>()
  const gaps: { readonly node: Node; readonly record: MutationRecord }[] = []
  const replace = (node: Node, by: Node) => {
    free.delete(by)
    if (!isChild(by)) return
    standIns.set(node, by)
    standing.add(by)
    if (node instanceof Text) observer.observe(node, { characterData: true })
  }
  for (const record of records) {
    const { target, addedNodes, removedNodes, previousSibling, nextSibling } = record
    if (record.type === 'characterData') bringBack(target)
    for (const node of addedNodes) {
      const shown = standIns.get(node)
      standIns.delete(node)
      // React has moved a text of which the translation is still where it was.
      if (shown?.isConnected && !shown.contains(node)) shown.remove()
      free.add(node)
      const gap = gaps.findIndex(
        (it) => it.record.target === target && it.record.previousSibling === previousSibling && it.record.nextSibling === nextSibling,
      )
      for (const filled of gap < 0 ? [] : gaps.splice(gap, 1)) replace(filled.node, node)
    }
    for (const node of removedNodes) {
      if (node.isConnected || !(node instanceof Text || standing.has(node))) continue
      const by = [...addedNodes, previousSibling, nextSibling].find((it) => it && free.has(it))
      if (by) replace(node, by)
      else gaps.push({ node, record })
    }
  }
}

/** Shows a text that has changed in the place of the translation of what it was before. */
function bringBack(text: Node): void {
  if (text.isConnected || !isChild(text)) return
  placeOf(text)?.replaceWith(text)
  standIns.delete(text)
}
