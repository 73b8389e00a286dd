import { request } from 'node:http'
import { inject } from 'vitest'

export interface TestResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Sends a request without following redirects or compression; `host` replaces the host name. */
export function get(
  path: string,
  options: { host?: string; method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<TestResponse> {
  const url = new URL(inject('site'))
  return new Promise((resolve, reject) => {
    const outcome = request(
      {
        host: '127.0.0.1',
        port: url.port,
        path,
        method: options.method ?? 'GET',
        // A connection of its own: a rejected body closes it.
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
    outcome.on('error', reject)
    outcome.end(options.body)
  })
}

export async function fetchJson<Value>(path: string): Promise<Value> {
  const { status, body } = await get(path)
  if (status !== 200) throw new Error(`${path} answered ${status}: ${body.slice(0, 300)}`)
  return JSON.parse(body)
}
