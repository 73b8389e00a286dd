import { isPlainClick } from '../../hydration/browser/plain-click.ts'
import { challengeForm } from './challenge.ts'
import { listenToButtons } from '../page/pressed-buttons.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-contact]')) challengeForm(form)

const chat = document.querySelector<HTMLElement>('[data-chat]')
if (chat) chat.hidden = false
listenToButtons({ '[data-messenger]': async () => (await import('./messenger.ts')).openMessenger })

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-opens-form]')
  if (!link || !isPlainClick(event)) return
  event.preventDefault()
  void import('./form-dialog.ts').then(({ openForm }) => openForm(link))
})
