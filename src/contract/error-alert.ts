import * as v from 'valibot'

/** For an island that has crashed. `close` reloads the page. */
export const ErrorAlertTexts = v.object({ title: v.string(), text: v.string(), close: v.string() })
export type ErrorAlertTexts = v.InferOutput<typeof ErrorAlertTexts>
