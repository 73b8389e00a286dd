// A stand-in for a messenger, with the interface that the site expects of one: `window.escaleMessenger.open({ locale, opener })` opens a
// labelled panel in a frame of this origin. Escape and its button close it.
;(() => {
  const labels = {
    fr: { title: 'Chat (démonstration)', close: 'Fermer le chat' },
    nl: { title: 'Chat (demonstratie)', close: 'Chat sluiten' },
    es: { title: 'Chat (demostración)', close: 'Cerrar el chat' },
    it: { title: 'Chat (dimostrazione)', close: 'Chiudi la chat' },
  }
  const { origin } = new URL(document.currentScript.src)
  let panel

  function close(opener) {
    panel?.remove()
    panel = undefined
    opener?.focus()
  }

  function open({ locale, opener }) {
    const { title, close: closing } = labels[locale.slice(0, 2)] ?? labels.fr
    if (!panel) {
      panel = document.createElement('section')
      panel.setAttribute('role', 'dialog')
      panel.setAttribute('aria-label', title)
      Object.assign(panel.style, {
        position: 'fixed',
        inset: 'auto 16px 16px auto',
        zIndex: '9',
        inlineSize: 'min(360px, 100vw - 32px)',
        border: '1px solid #8a8171',
        borderRadius: '12px',
        background: '#fffdf9',
        boxShadow: '0 8px 28px rgb(70 50 20 / 0.2)',
        overflow: 'hidden',
      })
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = closing
      Object.assign(button.style, { display: 'block', inlineSize: '100%', minBlockSize: '44px', padding: '8px 16px', fontWeight: '600' })
      button.addEventListener('click', () => close(opener))
      const frame = document.createElement('iframe')
      frame.title = title
      frame.src = `${origin}/messenger/v0/panel?locale=${encodeURIComponent(locale)}`
      Object.assign(frame.style, { display: 'block', inlineSize: '100%', blockSize: 'min(420px, 70vh)', border: '0' })
      panel.append(button, frame)
      panel.addEventListener('keydown', (event) => event.key === 'Escape' && close(opener))
      document.body.append(panel)
    }
    panel.querySelector('button').focus()
  }

  window.escaleMessenger = { open }
})()
