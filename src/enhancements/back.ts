/** Follows the link without a previous page (application wrapper). */
export function goBack(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => {
    if (history.length < 2) return
    event.preventDefault()
    history.back()
  })
}
