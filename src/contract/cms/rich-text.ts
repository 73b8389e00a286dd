import * as v from 'valibot'
import { LinkUrl } from '../scalars.ts'

/** Text is data, so that HTML from content is never rendered. */
export const RichTextContent = v.array(
  v.object({
    type: v.picklist(['paragraph', 'heading', 'list']),
    items: v.array(v.array(v.object({ text: v.string(), bold: v.optional(v.boolean()), url: v.optional(LinkUrl) }))),
  }),
)
export type RichTextContent = v.InferOutput<typeof RichTextContent>
