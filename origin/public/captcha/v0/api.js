// A stand-in for a challenge widget, with the interface of Turnstile's script: a labelled checkbox that gives a token the reference
// origin's `siteverify` accepts once. Explicit and implicit rendering, callbacks, expiry, reset and removal.
;(() => {
  const lifetime = 300_000
  const labels = {
    fr: 'Je ne suis pas un robot (démonstration)',
    nl: 'Ik ben geen robot (demonstratie)',
    es: 'No soy un robot (demostración)',
    it: 'Non sono un robot (dimostrazione)',
    en: 'I am not a robot (demonstration)',
  }
  const widgets = new Map()
  let count = 0

  const call = (callback, ...values) => {
    const found = typeof callback === 'string' ? window[callback] : callback
    if (typeof found === 'function') found(...values)
  }
  const find = (id) => widgets.get(id) ?? [...widgets.values()].find(({ host }) => host === id || host === document.querySelector(String(id)))

  function render(container, options = {}) {
    const host = typeof container === 'string' ? document.querySelector(container) : container
    if (!host) return undefined
    const id = `standin-widget-${++count}`
    const language = (options.language ?? 'auto') === 'auto' ? document.documentElement.lang : options.language
    const label = document.createElement('label')
    const box = document.createElement('input')
    box.type = 'checkbox'
    const text = document.createElement('span')
    text.textContent = ` ${labels[language.slice(0, 2)] ?? labels.en}`
    label.append(box, text)
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = options['response-field-name'] ?? 'cf-turnstile-response'
    host.append(label)
    if (options['response-field'] !== false) host.append(field)
    const widget = { id, host, box, label, field, options, token: undefined, timer: undefined }
    widgets.set(id, widget)
    box.addEventListener('change', () => (box.checked ? solve(widget) : clear(widget)))
    if (options.execution !== 'execute' && options.appearance === 'interaction-only') solve(widget)
    return id
  }

  function solve(widget) {
    widget.token = `standin.${Date.now()}.${crypto.randomUUID()}`
    widget.field.value = widget.token
    widget.box.checked = true
    clearTimeout(widget.timer)
    widget.timer = setTimeout(() => {
      clear(widget)
      call(widget.options['expired-callback'])
    }, lifetime)
    call(widget.options.callback, widget.token)
  }

  function clear(widget) {
    clearTimeout(widget.timer)
    widget.token = undefined
    widget.field.value = ''
    widget.box.checked = false
  }

  window.turnstile = {
    render,
    ready: (callback) => call(callback),
    execute: (id, options) => {
      const widget = find(id) ?? find(render(id, options))
      if (widget) solve(widget)
    },
    getResponse: (id) => (id === undefined ? widgets.values().next().value : find(id))?.token,
    isExpired: (id) => find(id)?.token === undefined,
    reset: (id) => {
      const widget = id === undefined ? widgets.values().next().value : find(id)
      if (widget) clear(widget)
    },
    remove: (id) => {
      const widget = find(id)
      if (!widget) return
      clear(widget)
      widget.label.remove()
      widget.field.remove()
      widgets.delete(widget.id)
    },
  }

  const query = new URL(document.currentScript?.src ?? location.href).searchParams
  const start = () => {
    if (query.get('render') !== 'explicit') {
      for (const host of document.querySelectorAll('.cf-turnstile')) {
        const { sitekey, callback, expiredCallback, language, responseFieldName, action } = host.dataset
        render(host, {
          sitekey,
          callback,
          action,
          'expired-callback': expiredCallback,
          ...(language ? { language } : {}),
          ...(responseFieldName ? { 'response-field-name': responseFieldName } : {}),
        })
      }
    }
    const onload = query.get('onload')
    if (onload) call(onload)
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true })
  else start()
})()
