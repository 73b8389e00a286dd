import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import type { OriginEnv } from '../env.ts'

export class HttpError extends HTTPException {
  constructor(status: 400 | 404 | 409 | 500, code: string, message: string, field?: string) {
    super(status, { message, res: Response.json({ error: { code, message, ...(field === undefined ? {} : { field }) } }, { status }) })
  }
}

export const notFound = (what: string): HttpError => new HttpError(404, 'not-found', `No such ${what}`)

/** Throws a 400 for the first invalid parameter. Unknown parameters are ignored. */
export function query<Schema extends v.GenericSchema>(c: Context<OriginEnv>, schema: Schema): v.InferOutput<Schema> {
  return parsed(schema, c.req.query())
}

/** Throws a 404 for anything but a whole number in the path. */
export function idOf(c: Context<OriginEnv>, name: string, what: string): number {
  const text = c.req.param(name) ?? ''
  if (!/^\d{1,9}$/.test(text)) throw notFound(what)
  return Number(text)
}

export async function body<Schema extends v.GenericSchema>(c: Context<OriginEnv>, schema: Schema): Promise<v.InferOutput<Schema>> {
  const json = await c.req.json().catch(() => {
    throw new HttpError(400, 'invalid-body', 'The body is not JSON')
  })
  return parsed(schema, json)
}

export function parsed<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const issue = result.issues[0]
  const field = v.getDotPath(issue) ?? undefined
  throw new HttpError(400, 'invalid-parameter', field ? `${field}: ${issue.message}` : issue.message, field)
}
