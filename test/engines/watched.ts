import { createServer, request } from 'node:http'
import { freePorts } from '../free-ports.ts'

/** What a page complains of, sent before anything else of it runs: not every driver passes on the console. */
const watching = `
let left = false
const report = (text) => left || navigator.sendBeacon('/complaints', location.href + ': ' + text)
// What is being fetched for a page that is left fails.
addEventListener('beforeunload', () => (left = true))
addEventListener('error', ({ message, target }) => {
  // A notice about layout, not an error.
  if (message?.startsWith('ResizeObserver loop')) return
  if (message) report(message)
  // Not pictures, whose formats are the system's business, nor preloads, which end with the page.
  else if (target.matches('script, [rel=stylesheet]')) report('not loaded: ' + (target.src ?? target.href))
}, true)
addEventListener('unhandledrejection', ({ reason }) => report(reason + ' ' + (reason?.stack ?? '')))
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => report(violatedDirective + ' ' + blockedURI))
const error = console.error
console.error = (...words) => {
  report(words.map(String).join(' '))
  error.apply(console, words)
}
`

export interface WatchedSite {
  readonly url: string
  /** Returns and clears what pages have complained of. */
  readonly complaints: () => string[]
  readonly close: () => void
}

/** Starts a proxy of the site that adds the watching script to every page. */
export async function watched(site: string): Promise<WatchedSite> {
  const target = new URL(site)
  const [port = 0] = await freePorts(1)
  let complaints: string[] = []
  const server = createServer((incoming, response) => {
    if (incoming.url === '/watching.js') return void response.setHeader('content-type', 'text/javascript').end(watching)
    if (incoming.url === '/complaints') {
      incoming.on('data', (part: Buffer) => complaints.push(part.toString()))
      return void incoming.on('end', () => response.writeHead(204).end())
    }
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const passed = request({ host: target.hostname, port: target.port, path: incoming.url, method: incoming.method, headers }, (from) => {
      const isPage = from.headers['content-type']?.startsWith('text/html')
      // The page grows by the script.
      if (isPage) delete from.headers['content-length']
      response.writeHead(from.statusCode ?? 500, from.headers)
      if (!isPage) return void from.pipe(response)
      from.once('data', (first: Buffer) => {
        response.write(first.toString('latin1').replace('<head>', '<head><script src="/watching.js"></script>'), 'latin1')
        from.pipe(response)
      })
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${port}`,
    complaints: () => {
      const reported = complaints
      complaints = []
      return reported
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
