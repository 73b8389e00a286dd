import * as v from 'valibot'
import { maxReportLength } from './limits.ts'
import { LocaleName } from './scalars.ts'

/** A page that was not found, or an error of a browser (B2.31, B7.3). */
export const ErrorReport = v.object({
  locale: LocaleName,
  uri: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  level: v.optional(v.picklist(['ERROR', 'WARN', 'INFO'])),
  message: v.optional(v.pipe(v.string(), v.maxLength(maxReportLength))),
  location: v.optional(v.pipe(v.string(), v.maxLength(100))),
})
export type ErrorReport = v.InferOutput<typeof ErrorReport>

/** Shown where an island has crashed. `close` reloads the page. */
export const ErrorAlertTexts = v.object({ title: v.string(), text: v.string(), close: v.string() })
export type ErrorAlertTexts = v.InferOutput<typeof ErrorAlertTexts>
