/**
 * Changes an opened dialog's or popover's style: inside nested container queries WebKit before Safari 18 leaves its content out until then.
 */
export function renderOpened(): void {
  const show = HTMLDialogElement.prototype.showModal
  HTMLDialogElement.prototype.showModal = function () {
    show.call(this)
    requestAnimationFrame(() => changeStyle(this))
  }
  document.addEventListener('toggle', ({ target }) => target instanceof HTMLElement && changeStyle(target), true)
  // A dialog may have opened before this code was loaded.
  for (const opened of document.querySelectorAll<HTMLElement>(':modal, :popover-open')) changeStyle(opened)
}

function changeStyle(opened: HTMLElement): void {
  if (!opened.matches(':modal, :popover-open')) return
  opened.style.display = 'flow-root'
  opened.getBoundingClientRect()
  opened.style.display = ''
}
