/*
 * What foreign code does to a page. All of it runs in the browser, so that each function stands alone.
 */

/** Extensions (password managers, converters, comparisons of prices) put elements before, after, around and inside ours. */
export function extend(): void {
  const inside = 'travel-island :is(form, fieldset, section, div, p, li, label, a, button)'
  for (const element of document.querySelectorAll(inside)) element.append(document.createElement('i'))
  for (const control of document.querySelectorAll('travel-island :is(input, select, button)')) {
    const around = document.createElement('div')
    around.style.display = 'contents'
    control.replaceWith(around)
    around.append(control)
    around.after(document.createElement('div'))
  }
  for (const island of document.querySelectorAll('travel-island')) {
    island.prepend(document.createElement('div'))
    island.append(document.createElement('div'))
  }
}

/** Translators put two `font` elements around each text, and go on with what comes later. Some put another text into them. */
export const translateByMoving = (): void => translate((text) => text)
export const translateByReplacing = (): void => translate((text) => document.createTextNode(text.data))

declare function translate(written: (text: Text) => Text): void

/** Source of `translate`, which the translators above call. */
export const translateSource = `
  const untranslated = (root) => {
    const texts = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = root instanceof Text ? root : walker.nextNode(); node; node = walker.nextNode())
      if (node.data.trim() !== '' && !node.parentElement?.closest('script, style, noscript, textarea, template, font')) texts.push(node)
    return texts
  }
  function translate(written) {
    const wrap = (root) => {
      for (const text of untranslated(root)) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        text.replaceWith(outer)
        outer.append(inner)
        inner.append(written(text))
      }
    }
    wrap(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrap(node)
    }).observe(document.body, { childList: true, subtree: true })
  }
`
