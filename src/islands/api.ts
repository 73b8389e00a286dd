import * as v from 'valibot'

/** An answer of our own API that is not the one expected; `status` 0 means that none came. */
export class ApiFailure extends Error {
  readonly status: number
  constructor(status: number) {
    super(`the site's API answered ${status}`)
    this.status = status
  }
}

export type ApiQuery = Readonly<Record<string, string | number | boolean | undefined>>

/** `GET /api/…`: the answer, parsed. Throws ApiFailure for anything else; aborts with `signal`. */
export async function getJson<Schema extends v.GenericSchema>(
  path: string,
  query: ApiQuery,
  schema: Schema,
  signal?: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(key, String(value))
  const response = await fetch(`/api/${path}?${search}`, { headers: { accept: 'application/json' }, ...(signal ? { signal } : {}) })
  if (!response.ok) throw new ApiFailure(response.status)
  const parsed = v.safeParse(schema, await response.json())
  if (!parsed.success) throw new ApiFailure(0)
  return parsed.output
}
