import type { pageSite } from '../../islands/runtime/page-site.ts'

/** Reads `<script id="site">`, without the runtime of islands, which has a reader too. */
export const pageView = (): ReturnType<typeof pageSite> => JSON.parse(document.getElementById('site')?.textContent ?? 'null')
