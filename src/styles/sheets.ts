/** A stylesheet as the site delivers it. Globs start at the project's root. */
interface Sheet {
  /** Files of this folder, in their order. */
  readonly styles?: readonly string[]
  /** Globs of the CSS modules of whole folders of components. */
  readonly modules: readonly string[]
}

/** Each page names those that it needs. */
const ofPages = {
  /** Home pages and searches. */
  search: {
    modules: [
      '/src/ui/{home,pagination}/*.module.css',
      '/src/ui/results/{AppliedFilters,SearchResults,SeoText,SuggestionLinks,Suggestions}.module.css',
      '/src/islands/{countdown,filters,map,search-box,search-page,sort}/**/*.module.css',
      '/src/islands/controls/{choices,slider}/*.module.css',
    ],
  },
  /** Pages of a stay, hotel, activity or box; `booking` and `box` have what only some need. */
  product: {
    styles: ['print-product.css'],
    modules: [
      '/src/ui/{stay,tabs}/*.module.css',
      '/src/islands/{film,gallery,gift-format,hotel-map,reviews,stay-page}/**/*.module.css',
      '/src/islands/controls/gallery/*.module.css',
    ],
  },
  /** Stays and hotels in the booking flow. */
  booking: { modules: ['/src/ui/{payment,year-prices}/*.module.css', '/src/islands/{booking,hotel,hotel-offers}/**/*.module.css'] },
  /** Page of a gift box. */
  box: { modules: ['/src/ui/box/*.module.css', '/src/islands/box-stays/**/*.module.css'] },
  /** Checkout and confirmation. */
  purchase: { modules: ['/src/ui/checkout/*.module.css'] },
  /** Forms and the gifts that they are about. */
  form: { styles: ['print-part.css'], modules: ['/src/ui/field/{Field,ErrorSummary}.module.css', '/src/ui/gift/*.module.css'] },
  /** Contact page. */
  contact: { modules: ['/src/ui/contact/*.module.css'] },
  /** Wishlist and comparison. */
  wishlist: { modules: ['/src/ui/wishlist/*.module.css', '/src/islands/wishlist/**/*.module.css'] },
  /** Pages where a market is chosen. */
  markets: { modules: ['/src/ui/page/MarketChooser.module.css'] },
  /** Weekend ideas. */
  reading: { modules: ['/src/ui/reading/*.module.css'] },
  /** Static pages, choice of cookies, and its banner. */
  consent: { modules: ['/src/ui/consent/*.module.css', '/src/ui/page/StaticContent.module.css'] },
} as const satisfies Readonly<Record<string, Sheet>>

export type PageSheet = keyof typeof ofPages

/** Added to a page with the frame of that name. */
const ofFrames = {
  partner: { modules: ['/src/ui/layout/MinisiteFrame.module.css'] },
  /** Customer care's panel. */
  care: { modules: ['/src/islands/agent/*.module.css'] },
} as const satisfies Readonly<Record<string, Sheet>>

const others: Readonly<Record<string, Sheet>> = { ...ofPages, ...ofFrames }

/** On every page: the order of the layers, and every component that no other sheet has. */
const site: Sheet = {
  styles: ['layers.css', 'fonts.css', 'reset.css', 'tokens.css', 'base.css', 'forms.css', 'primitives.css', 'overrides.css', 'print.css'],
  modules: ['/src/{ui,islands}/**/*.module.css', ...Object.values(others).flatMap(({ modules }) => modules.map((glob) => `!${glob}`))],
}

/** By name, in the order in which development loads all of them. */
export const sheets: Readonly<Record<string, Sheet>> = { site, ...others }
