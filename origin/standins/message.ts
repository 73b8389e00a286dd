import type { Context } from 'hono'
import type { OriginEnv } from '../env.ts'
import { HttpError } from '../http/http-error.ts'

const largest = 64 * 1024

/** Returns the JSON of a posted message, whatever its content type, because beacons are sent as plain text. */
export async function message(c: Context<OriginEnv>): Promise<unknown> {
  const text = await c.req.text()
  if (text.length > largest) throw new HttpError(400, 'too-large', 'The body is larger than 64 KB')
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'invalid-body', 'The body is not JSON')
  }
}
