/** All components but those of the other sheets. Imported after the order of layers. */
import.meta.glob(
  [
    '../../ui/**/*.module.css',
    '../../islands/**/*.module.css',
    // search.ts
    '!../../ui/{home,pagination}/**',
    '!../../ui/results/{AppliedFilters,SearchResults,SeoText,SuggestionLinks,Suggestions}.module.css',
    '!../../islands/{countdown,filters,map,search-box,search-page,sort}/**',
    '!../../islands/controls/{choices,slider}/**',
    // product.ts
    '!../../ui/{stay,tabs}/**',
    '!../../islands/{film,gallery,gift-format,hotel-map,reviews,stay-page}/**',
    '!../../islands/controls/gallery/**',
    // booking.ts
    '!../../ui/{payment,year-prices}/**',
    '!../../islands/{booking,hotel,hotel-offers}/**',
    // box.ts
    '!../../ui/box/**',
    '!../../islands/box-stays/**',
    // purchase.ts
    '!../../ui/checkout/**',
    // form.ts
    '!../../ui/field/{Field,ErrorSummary}.module.css',
    '!../../ui/gift/**',
    // contact.ts
    '!../../ui/contact/**',
    // markets.ts
    '!../../ui/page/MarketChooser.module.css',
    // partner.ts
    '!../../ui/layout/MinisiteFrame.module.css',
    // care.ts
    '!../../islands/agent/**',
    // consent.ts
    '!../../ui/page/StaticContent.module.css',
    '!../../ui/consent/**',
    // reading.ts
    '!../../ui/reading/**',
    // wishlist.ts
    '!../../ui/wishlist/**',
    '!../../islands/wishlist/**',
  ],
  { eager: true },
)
