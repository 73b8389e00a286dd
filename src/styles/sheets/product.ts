import '../print-product.css'

/** Rules of the pages of one stay, hotel, activity or box. */
import.meta.glob(
  [
    '../../ui/{box,payment,stay,tabs,year-prices}/*.module.css',
    '../../islands/{booking,box-stays,film,gallery,gift-format,hotel,hotel-map,hotel-offers,reviews,stay-page}/**/*.module.css',
    '../../islands/controls/gallery/*.module.css',
  ],
  { eager: true },
)
