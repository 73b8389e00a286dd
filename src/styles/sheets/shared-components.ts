/** Rules of all components but those of the other sheets, including those that only the server renders. Imported after the order of layers. */
import.meta.glob(
  [
    '../../ui/**/*.module.css',
    '../../islands/**/*.module.css',
    // search.ts
    '!../../ui/home/**',
    '!../../islands/{countdown,filters,map,search-box,search-page,sort}/**',
    '!../../islands/controls/{choices,slider}/**',
    // product.ts
    '!../../ui/{box,payment,stay,tabs,year-prices}/**',
    '!../../islands/{booking,box-stays,film,gallery,gift-format,hotel,hotel-map,hotel-offers,reviews,stay-page}/**',
    '!../../islands/controls/gallery/**',
    // purchase.ts
    '!../../ui/checkout/**',
    // form.ts
    '!../../ui/field/{Field,ErrorSummary}.module.css',
    '!../../ui/gift/**',
    // markets.ts
    '!../../ui/page/MarketChooser.module.css',
    // consent.ts
    '!../../ui/page/StaticContent.module.css',
    '!../../ui/consent/**',
    // wishlist.ts
    '!../../ui/wishlist/**',
    '!../../islands/wishlist/**',
  ],
  { eager: true },
)
