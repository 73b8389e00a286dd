/**
 * Rules of what stays and hotels have in the booking flow only: prices of the year, offers by date, a price that changed, payments in
 * parts.
 */
import.meta.glob(['../../ui/{payment,year-prices}/*.module.css', '../../islands/{booking,hotel,hotel-offers}/**/*.module.css'], {
  eager: true,
})
