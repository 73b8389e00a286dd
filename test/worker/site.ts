import { request } from 'node:http'
import { inject } from 'vitest'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Asks the site as a client would: no redirect is followed, no compression asked for; `host` stands in for another host name. */
export function ask(
  path: string,
  options: { host?: string; method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const url = new URL(inject('site'))
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: url.port,
        path,
        method: options.method ?? 'GET',
        // A connection of its own: a refused body closes it.
        agent: false,
        headers: { host: options.host ?? url.host, 'accept-encoding': 'identity', ...options.headers },
      },
      (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (body += part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
            body,
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(options.body)
  })
}

/** The answer's body as JSON. */
export async function askJson<Value>(path: string): Promise<Value> {
  const { status, body } = await ask(path)
  if (status !== 200) throw new Error(`${path} answered ${status}: ${body.slice(0, 300)}`)
  return JSON.parse(body)
}
