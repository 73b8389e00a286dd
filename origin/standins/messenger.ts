import { Hono } from 'hono'
import { html } from 'hono/html'
import type { OriginEnv } from '../env.ts'
import { fields, localeOf } from './fields.ts'
import { siteOrigins } from '../http/site-origins.ts'
import { languageOf, screen } from './screen.ts'

export const messenger = new Hono<OriginEnv>()

messenger.get('/messenger/v0/panel', async (c) => {
  const language = languageOf(localeOf(await fields(c)))
  const { title, text } = language.texts.messenger
  return screen(c, language, { title, body: html`<p>${language.set(text)}</p>`, framedBy: siteOrigins(c.env) })
})
