/** Ids of the static pages: `/info/{contentId}`. */
export const staticPageIds = [
  'sales-conditions',
  'use-conditions',
  'data-protection',
  'cookies',
  'legal-notice',
  'accessibility',
  'faq',
  'help',
  'about',
  'payment',
  'gifts',
] as const
export type StaticPageId = (typeof staticPageIds)[number]
