export function openNamed(): void {
  const open = () => {
    const named = document.getElementById(location.hash.slice(1))
    if (!(named instanceof HTMLDetailsElement) || named.open) return
    named.open = true
    named.scrollIntoView()
  }
  open()
  addEventListener('hashchange', open)
}
