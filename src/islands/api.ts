/** An answer of our own API that is not the one expected; `status` 0 means that none came. HTTP/2 has no status texts: the number stands in. */
export class ApiFailure extends Error {
  readonly status: number
  readonly statusText: string
  constructor(status: number, statusText = '') {
    super(`the site's API answered ${status}`)
    this.status = status
    this.statusText = statusText || String(status)
  }
}

export type ApiQuery = Readonly<Record<string, string | number | boolean | undefined>>

/** Tells an answer by its shape. */
export type Door<Answer> = (answer: unknown) => answer is Answer

/**
 * An answer known by its keys: our own worker gave it and checked everything in it against its schema (`worker/api.ts`), so that
 * browsers need not carry the schemas.
 */
export function withKeys<Answer extends object>(...keys: (keyof Answer & string)[]): Door<Answer> {
  return (answer): answer is Answer => typeof answer === 'object' && answer !== null && keys.every((key) => key in answer)
}

/** `GET /api/…`: the answer. Throws ApiFailure for anything that is not one; aborts with `signal`. */
export function getJson<Answer>(path: string, query: ApiQuery, isAnswer: Door<Answer>, signal?: AbortSignal): Promise<Answer> {
  return ask(path, query, {}, isAnswer, signal)
}

/** The same by `POST`, with a question in JSON. */
export function postJson<Answer>(
  path: string,
  query: ApiQuery,
  question: object,
  isAnswer: Door<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  return ask(path, query, { method: 'POST', body: JSON.stringify(question), headers }, isAnswer, signal)
}

async function ask<Answer>(
  path: string,
  query: ApiQuery,
  { headers, ...rest }: { method?: string; body?: string; headers?: Record<string, string> },
  isAnswer: Door<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(key, String(value))
  const init = { ...rest, headers: { accept: 'application/json', ...headers }, ...(signal ? { signal } : {}) }
  const response = await fetch(`/api/${path}?${search}`, init)
  if (!response.ok) throw new ApiFailure(response.status, response.statusText)
  const answer: unknown = await response.json()
  if (!isAnswer(answer)) throw new ApiFailure(0)
  return answer
}
