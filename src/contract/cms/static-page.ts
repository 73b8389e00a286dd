import * as v from 'valibot'
import { RichTextContent } from './rich-text.ts'

/** `GET /api/cms/static/{contentId}?locale`, 404 if missing. */
export const StaticPage = v.object({ title: v.string(), description: v.string(), body: RichTextContent })
export type StaticPage = v.InferOutput<typeof StaticPage>
