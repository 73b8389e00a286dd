import { type Handler, type Fake, listen, textOf } from './server.ts'

/** Key-value store in workerd's protocol; each request chooses its mode. */
export const moods = ['stored', 'read only', 'empty', 'failing', 'hanging', 'corrupt', 'of another schema'] as const
export type Mood = (typeof moods)[number]

export async function startKeyValue(): Promise<Fake & { readonly storage: Map<string, string>; readonly writes: readonly string[] }> {
  const storage = new Map<string, string>()
  const writes: string[] = []
  const responses: Record<Mood, Handler> = {
    stored: async (request, response, key) => {
      const found = storage.get(key)
      if (request.method === 'PUT') storage.set(key, await textOf(request))
      response.writeHead(request.method === 'PUT' || found !== undefined ? 200 : 404).end(request.method === 'PUT' ? '' : found)
    },
    'read only': (request, response, key) => {
      const found = request.method === 'GET' ? storage.get(key) : ''
      response.writeHead(found === undefined ? 404 : 200).end(found)
    },
    empty: async (request, response) => {
      await textOf(request)
      response.writeHead(request.method === 'GET' ? 404 : 200).end()
    },
    failing: (_, response) => void response.writeHead(500).end('made to fail'),
    hanging: () => {},
    corrupt: (_, response) => void response.writeHead(200).end('{"storedAt":17'),
    'of another schema': (_, response) => void response.writeHead(200).end('{"storedAt":1805108400000,"value":{"old":true}}'),
  }
  const fake = await listen((request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://kv').pathname.slice(1))
    if (request.method === 'PUT') writes.push(key)
    const mood = moods.find((it) => it === request.headers['x-mood'])
    return mood ? responses[mood](request, response, key) : void response.writeHead(400).end()
  })
  return { ...fake, storage, writes }
}
