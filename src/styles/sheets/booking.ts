/** Stays and hotels in the booking flow. */
import.meta.glob(['../../ui/{payment,year-prices}/*.module.css', '../../islands/{booking,hotel,hotel-offers}/**/*.module.css'], {
  eager: true,
})
