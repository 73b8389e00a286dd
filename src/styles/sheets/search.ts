/** Home pages and searches. */
import.meta.glob(
  [
    '../../ui/{home,pagination}/*.module.css',
    '../../ui/results/{AppliedFilters,SearchResults,SeoText,SuggestionLinks,Suggestions}.module.css',
    '../../islands/{countdown,filters,map,search-box,search-page,sort}/**/*.module.css',
    '../../islands/controls/{choices,slider}/*.module.css',
  ],
  { eager: true },
)
