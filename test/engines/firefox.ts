import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { end, said, start } from './child.ts'
import { display } from './display.ts'
import type { Engine, Json } from './engine.ts'

/** No first-run page, updates or calls home. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_open_during_load': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'ui.prefersReducedMotion': 1,
}

/** Starts Firefox, driven by WebDriver BiDi, which it speaks without a driver. */
export async function firefox(paths: { readonly executable: string; readonly screen: string }): Promise<Engine> {
  const screen = await display(paths.screen)
  const profile = mkdtempSync(`${tmpdir()}/escale-firefox-`)
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)})`)
  writeFileSync(`${profile}/user.js`, lines.join('\n'))
  // On a screen for WebGL, and still headless: as such it knows of no mouse, like a computer before the first movement.
  const child = start(paths.executable, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], screen.env)
  const call = await connected(`${await said(child, /WebDriver BiDi listening on (\S+)/)}/session`)
  const { capabilities } = await call<{ capabilities: { browserVersion: string } }>('session.new', { capabilities: {} })
  await call('session.subscribe', { events: ['script.realmCreated', 'script.realmDestroyed'] })
  const { context } = await call<{ context: string }>('browsingContext.create', { type: 'tab' })
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    go: async (url) => {
      const navigate = () => call('browsingContext.navigate', { context, url, wait: 'complete' })
      // A page that was just being loaded aborts this one.
      await navigate().catch(navigate)
    },
    resize: async (width, height) => void (await call('browsingContext.setViewport', { context, viewport: { width, height } })),
    evaluate: async (expression) => {
      const { type, result, exceptionDetails } = await call<Evaluated>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })
      if (type === 'exception' || !result) throw new Error(exceptionDetails?.text ?? 'no result')
      return result.value ?? ''
    },
    act: async (source) => void (await call('input.performActions', { context, actions: [source as unknown as Json] })),
    picture: async () => (await call<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    close: async () => {
      await end(child)
      await screen.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

interface Evaluated {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

type Call = <Result>(method: string, params: { readonly [key: string]: Json }) => Promise<Result>

interface Message {
  readonly id?: number
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
  readonly method?: string
  readonly params?: { readonly realm: string; readonly type?: string }
}

interface Waiting {
  readonly method: string
  readonly resolve: (value: never) => void
  readonly reject: (cause: Error) => void
}

/** Milliseconds. */
const patience = 15_000

/** Commands without a response once their page is left, and their errors: a script has no result, a press has had its effect. */
const ofLeftPage = new Map([
  ['script.evaluate', 'the page was left'],
  ['input.performActions', undefined],
])

/** Returns the function that sends a command and returns its result. */
async function connected(url: string): Promise<Call> {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`${url} does not answer`)))
  })
  const waiting = new Map<number, Waiting>()
  const pages = new Set<string>()
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result, error, message, method, params }: Message = JSON.parse(String(data))
    if (method === 'script.realmCreated' && params?.type === 'window') pages.add(params.realm)
    if (method === 'script.realmDestroyed' && params && pages.delete(params.realm)) return leave()
    respond(id, error && `${error}: ${message}`, result)
  })
  const respond = (id: number, error: string | undefined, result?: unknown) => {
    const command = waiting.get(id)
    waiting.delete(id)
    if (error) command?.reject(new Error(error))
    else command?.resolve(result as never)
  }
  const leave = () => {
    for (const [id, { method }] of waiting) if (ofLeftPage.has(method)) respond(id, ofLeftPage.get(method))
  }
  let last = 0
  return (method, params) =>
    new Promise((resolve, reject) => {
      last++
      waiting.set(last, { method, resolve, reject })
      setTimeout(() => reject(new Error(`no response to ${method}`)), patience).unref()
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}
