import * as v from 'valibot'
import { Picture } from './picture.ts'
import { Count, LinkUrl } from './scalars.ts'

const Article = v.object({ id: v.string(), title: v.string(), teaser: v.string(), image: Picture, url: LinkUrl })
export type Article = v.InferOutput<typeof Article>

/** `GET /api/cms/articles?locale&page&limit`; `page` is zero-based. */
export const Articles = v.object({ articles: v.array(Article), totalCount: Count })
export type Articles = v.InferOutput<typeof Articles>
