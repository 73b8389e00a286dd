/** A stylesheet as the site delivers it. Globs start at the project's root. */
interface Sheet {
  /** Files of this folder, in the order in which they apply. */
  readonly styles?: readonly string[]
  /** Globs of the CSS modules that belong to it. */
  readonly modules: readonly string[]
}

/** A page names the sheets that it needs. */
const ofPages = {
  search: {
    modules: [
      '/src/ui/{home,pagination}/*.module.css',
      '/src/ui/results/{AppliedFilters,SearchResults,SeoText,SuggestionLinks,Suggestions,UnknownPlace}.module.css',
      '/src/islands/{countdown,filters,results-map,search-box,search-page,sort}/**/*.module.css',
      '/src/islands/controls/{choices,slider}/*.module.css',
    ],
  },
  /** Pages of a stay, hotel, activity or box; `booking` and `box` have what only some of them need. */
  product: {
    styles: ['print-product.css'],
    modules: [
      '/src/ui/{stay,tabs}/*.module.css',
      '/src/islands/{all-reviews,film,gallery,hotel-map,stay-page,voucher-format}/**/*.module.css',
      '/src/islands/controls/gallery/*.module.css',
    ],
  },
  /** For stays and hotels in the booking flow. */
  booking: { modules: ['/src/ui/{payment,year-prices}/*.module.css', '/src/islands/{booking,hotel-offers,hotel-panel}/**/*.module.css'] },
  box: { modules: ['/src/ui/box/*.module.css', '/src/islands/box-stays/**/*.module.css'] },
  purchase: { modules: ['/src/ui/checkout/*.module.css'] },
  form: { styles: ['print-part.css'], modules: ['/src/ui/field/{Field,ErrorSummary}.module.css', '/src/ui/gift/*.module.css'] },
  contact: { modules: ['/src/ui/contact/*.module.css'] },
  beneficiary: { modules: ['/src/ui/beneficiary/*.module.css'] },
  wishlist: { modules: ['/src/ui/wishlist/*.module.css', '/src/islands/wishlist/**/*.module.css'] },
  redeeming: { modules: ['/src/ui/redeeming/*.module.css'] },
  markets: { modules: ['/src/ui/page/MarketChooser.module.css'] },
  reading: { modules: ['/src/ui/reading/*.module.css'] },
  consent: { modules: ['/src/ui/consent/*.module.css', '/src/ui/page/StaticContent.module.css'] },
} as const satisfies Readonly<Record<string, Sheet>>

export type PageSheet = keyof typeof ofPages

/** A page in the frame of that name has the sheet, too. */
const ofFrames = {
  partner: { modules: ['/src/ui/layout/MinisiteFrame.module.css'] },
  care: { modules: ['/src/islands/agent-panel/*.module.css'] },
} as const satisfies Readonly<Record<string, Sheet>>

const others: Readonly<Record<string, Sheet>> = { ...ofPages, ...ofFrames }

/** Every page has it: the order of the layers, and every component that no other sheet has. */
const site: Sheet = {
  styles: ['layers.css', 'fonts.css', 'reset.css', 'tokens.css', 'base.css', 'forms.css', 'primitives.css', 'overrides.css', 'print.css'],
  modules: ['/src/{ui,islands}/**/*.module.css', ...Object.values(others).flatMap(({ modules }) => modules.map((glob) => `!${glob}`))],
}

/** Development loads all sheets in this order. */
export const sheets: Readonly<Record<string, Sheet>> = { site, ...others }
