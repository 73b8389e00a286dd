import * as v from 'valibot'
import { LinkUrl } from '../scalars.ts'

/** `GET /api/cms/footer?locale`. */
export const Footer = v.object({
  paymentMethods: v.array(v.string()),
  columns: v.array(v.object({ title: v.string(), links: v.array(v.object({ label: v.string(), url: LinkUrl })) })),
  legal: v.array(v.object({ label: v.string(), url: LinkUrl })),
  contact: v.object({ title: v.string(), phone: v.string(), phoneUrl: LinkUrl, hours: v.array(v.string()) }),
  company: v.string(),
})
export type Footer = v.InferOutput<typeof Footer>
