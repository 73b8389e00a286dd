import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { Collection } from '../../../src/contract/analytics.ts'
import { PointOfSale } from '../../../src/contract/scalars.ts'
import type { OriginEnv } from '../../env.ts'
import { parsed } from '../../http/http-error.ts'
import { fields, localeOf } from '../fields.ts'
import { message } from '../message.ts'
import { languageOf, type Markup, screen, type ScreenLanguage } from '../screen.ts'
import { type StoredEvent, storedEvents, storedVitals, storeEvents } from './events.ts'
import { percentilesOf, type VitalPercentiles } from './percentiles.ts'

/** Stands in for the collector of analytics: it stores what comes and shows it, the newest first. */
export const collector = new Hono<OriginEnv>()

collector.post('/analytics/ga/collect/:pos', async (c) => {
  const { pos } = c.req.param()
  parsed(PointOfSale, pos)
  await storeEvents(c.env.DB, pos, parsed(Collection, await message(c)))
  return c.json({})
})

collector.get('/analytics', async (c) => {
  const input = await fields(c)
  const language = languageOf(localeOf(input))
  const { texts, set } = language
  const { client } = input
  const events = await storedEvents(c.env.DB, v.is(v.string(), client) ? client : undefined)
  return screen(c, language, {
    title: texts.events.title,
    body: html`<p>${set(texts.events.text)}</p>
      <p><a href="/analytics/vitals?locale=${language.market.locale}">${set(texts.vitals.title)}</a></p>
      ${events.length === 0 ? html`<p role="status"><strong>${set(texts.events.none)}</strong></p>` : ''}
      ${events.map((event) => eventMarkup(event, language))}`,
  })
})

collector.get('/analytics/vitals', async (c) => {
  const language = languageOf(localeOf(await fields(c)))
  const { texts, set } = language
  const percentiles = percentilesOf(await storedVitals(c.env.DB))
  return screen(c, language, {
    title: texts.vitals.title,
    body: html`<p>${set(texts.vitals.text)}</p>
      ${percentiles.length === 0 ? html`<p role="status"><strong>${set(texts.events.none)}</strong></p>` : percentilesMarkup(percentiles, language)}`,
  })
})

function percentilesMarkup(percentiles: readonly VitalPercentiles[], { texts: { events, vitals } }: ScreenLanguage): Markup {
  const heads = [vitals.metric, events.pos, vitals.page, vitals.navigation, vitals.count, 'p50', 'p75', 'p95', vitals.part]
  return html`<div class="wide" role="region" aria-label="${vitals.title}" tabindex="0">
    <table>
      <thead>
        <tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr>
      </thead>
      <tbody>
        ${percentiles.map(({ metric, pos, page, navigation, count, p50, p75, p95, part }) => {
          const shown = (value: number) => (metric === 'CLS' ? (value / 1000).toFixed(3) : `${value} ms`)
          const cells = [metric, pos, page, navigation, String(count), shown(p50), shown(p75), shown(p95), part ?? '']
          return html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`
        })}
      </tbody>
    </table>
  </div>`
}

function eventMarkup(event: StoredEvent, { market, texts: { events: texts } }: ScreenLanguage): Markup {
  const time = new Intl.DateTimeFormat(market.tag, { dateStyle: 'medium', timeStyle: 'medium', timeZone: market.timeZone }).format(event.at)
  const facts: readonly [string, string | null][] = [
    [texts.pos, event.pos],
    [texts.client, event.client_id],
    [texts.session, event.session_id],
    [texts.account, event.user_id],
  ]
  return html`<article>
    <h2>${event.name}</h2>
    <p>${time}</p>
    <dl>
      ${facts.map(([term, value]) => (value === null ? '' : html`<div><dt>${term}</dt><dd>${value}</dd></div>`))}
      ${Object.entries(JSON.parse(event.params)).map(([name, value]) => {
        const isNested = typeof value === 'object'
        const text = JSON.stringify(value, null, isNested ? 2 : 0)
        return html`<div class="${isNested ? 'nested' : ''}"><dt>${name}</dt><dd><code>${text}</code></dd></div>`
      })}
    </dl>
  </article>`
}
