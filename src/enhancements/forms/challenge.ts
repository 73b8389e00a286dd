import { loadScript } from '../page/load-script.ts'
import { pageLocale } from '../page/page-locale.ts'

interface ChallengeOptions {
  readonly sitekey: string
  readonly language: string
  readonly execution: 'execute'
  readonly appearance: 'interaction-only'
  readonly callback: () => void
  readonly 'error-callback': () => void
  readonly 'timeout-callback': () => void
}

interface Turnstile {
  readonly render: (place: HTMLElement, options: ChallengeOptions) => string | undefined
  readonly execute: (widget: string) => void
  readonly getResponse: (widget: string) => string | undefined
  readonly reset: (widget: string) => void
}

declare global {
  interface Window {
    readonly turnstile?: Turnstile
  }
}

interface Widget {
  readonly service: Turnstile
  readonly id: string
}

/** Loads the script when the form is first used. If the challenge fails, the form is sent without a token, which the server reports. */
export function challengeForm(form: HTMLFormElement): void {
  const place = form.querySelector<HTMLElement>('[data-challenge]')
  if (!place) return
  // The place has a text for browsers without scripts.
  place.replaceChildren()
  let state: 'open' | 'running' | 'done' = 'open'
  let ended = () => {}
  let widget: Promise<Widget | undefined> | undefined
  const prepared = () => (widget ??= widgetIn(place, () => ended()))
  form.addEventListener('focusin', () => void prepared(), { once: true })
  // Runs after validation, which listens on the document, and before `submitOnce`.
  form.addEventListener(
    'submit',
    (event) => {
      if (state === 'done') return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (state === 'running') return
      state = 'running'
      const run = async () => {
        const made = await prepared()
        if (made && !made.service.getResponse(made.id)) {
          await new Promise<void>((resolve) => {
            ended = resolve
            made.service.execute(made.id)
          })
        }
        // A form cannot be submitted while its `submit` event is dispatched.
        setTimeout(() => {
          state = 'done'
          form.requestSubmit(event.submitter)
          // Something may have stopped the submission, or the page returns from the back/forward cache.
          state = 'open'
        })
      }
      void run()
    },
    true,
  )
  // A token is valid once.
  addEventListener('pageshow', ({ persisted }) => persisted && void widget?.then((made) => made?.service.reset(made.id)))
}

/** Returns undefined where the script does not load or refuses. */
async function widgetIn(place: HTMLElement, ended: () => void): Promise<Widget | undefined> {
  try {
    await loadScript(`${place.dataset['script']}?render=explicit`)
  } catch {
    return undefined
  }
  const { turnstile: service } = window
  const id = service?.render(place, {
    sitekey: place.dataset['challenge'] ?? '',
    language: pageLocale().slice(0, 2),
    execution: 'execute',
    appearance: 'interaction-only',
    callback: ended,
    'error-callback': ended,
    'timeout-callback': ended,
  })
  return service && id !== undefined ? { service, id } : undefined
}
