import '../print-product.css'

/** Pages of a stay, hotel, activity or box; `booking.ts` and `box.ts` have what only some need. */
import.meta.glob(
  [
    '../../ui/{stay,tabs}/*.module.css',
    '../../islands/{film,gallery,gift-format,hotel-map,reviews,stay-page}/**/*.module.css',
    '../../islands/controls/gallery/*.module.css',
  ],
  { eager: true },
)
