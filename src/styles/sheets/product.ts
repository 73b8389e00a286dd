import '../print-product.css'

/** Rules of the pages of one stay, hotel, activity or box; `booking.ts` and `box.ts` have those that only some need. */
import.meta.glob(
  [
    '../../ui/{stay,tabs}/*.module.css',
    '../../islands/{film,gallery,gift-format,hotel-map,reviews,stay-page}/**/*.module.css',
    '../../islands/controls/gallery/*.module.css',
  ],
  { eager: true },
)
