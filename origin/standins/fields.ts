import type { Context } from 'hono'
import * as v from 'valibot'
import { LocaleName } from '../../src/contract/scalars.ts'
import type { OriginEnv } from '../env.ts'

export const ScreenLocale = v.fallback(LocaleName, 'fr_FR')

export const Locale = v.object({ locale: ScreenLocale })

export async function fields(c: Context<OriginEnv>): Promise<Record<string, string>> {
  if (c.req.method !== 'POST') return c.req.query()
  const form = await c.req.formData().catch(() => new FormData())
  const found: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') found[name] = value
  return found
}

export const localeOf = (input: Readonly<Record<string, string>>) => v.parse(Locale, input).locale
