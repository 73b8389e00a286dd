import { freePorts } from '../free-ports.ts'
import { end, start } from './child.ts'
import { display } from './display.ts'
import type { Engine, Json } from './engine.ts'

export interface WebKitPaths {
  readonly driver: string
  /** The browser that the driver starts, in the driver's own file system. */
  readonly browser: string
  readonly screen: string
}

/** Starts WebKitGTK's small browser, driven by WebDriver. */
export async function webkit(paths: WebKitPaths): Promise<Engine> {
  const screen = await display(paths.screen)
  const [port = 0] = await freePorts(1)
  // Root has no sandbox.
  const child = start(paths.driver, ['-p', `${port}`], { ...screen.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' })
  const url = `http://127.0.0.1:${port}/session`
  const { sessionId, capabilities } = await firstCall<Session>(url, {
    capabilities: {
      alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation'] } },
    },
  })
  const session = `${url}/${sessionId}`
  const evaluate = (expression: string) => call<string>(`${session}/execute/sync`, { script: `return ${expression}`, args: [] })
  return {
    name: `WebKit ${capabilities.browserVersion}`,
    go: async (to) => void (await call(`${session}/url`, { url: to })),
    resize: (width, height) => resize(session, evaluate, [width, height]),
    evaluate,
    act: async (source) => void (await call(`${session}/actions`, { actions: [source as unknown as Json] })),
    picture: () => call<string>(`${session}/screenshot`),
    close: async () => {
      await fetch(session, { method: 'DELETE' })
      await end(child)
      await screen.close()
    },
  }
}

/** Gives the page a size, as far as its window has no smallest width. The window changes late, and its size includes its bars. */
async function resize(session: string, evaluate: Engine['evaluate'], [width, height]: readonly [number, number]): Promise<void> {
  let window = [width, height]
  for (let tries = 0; tries < 3; tries++) {
    const [outerWidth = 0, outerHeight = 0] = window
    await call(`${session}/window/rect`, { x: 0, y: 0, width: outerWidth, height: outerHeight })
    let page = window
    for (let looks = 0; looks < 10; looks++) {
      page = JSON.parse(await evaluate('JSON.stringify([innerWidth, innerHeight])'))
      if (page[0] === width && page[1] === height) return
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    const [innerWidth = 0, innerHeight = 0] = page
    window = [Math.max(width, outerWidth + width - innerWidth), Math.max(height, outerHeight + height - innerHeight)]
  }
}

interface Session {
  readonly sessionId: string
  readonly capabilities: { readonly browserVersion: string }
}

/** Sends the first command once the driver listens. */
async function firstCall<Result>(url: string, body: Json): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return await call<Result>(url, body)
    } catch (cause) {
      if (tries === 100 || !(cause instanceof TypeError)) throw cause
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function call<Result>(url: string, body?: Json): Promise<Result> {
  const response = await fetch(url, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
