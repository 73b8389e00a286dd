/** Nights with a row in `month_fare`; one night is found as fast in `night` itself. */
export const monthFareNights = [2, 3, 4, 5] as const

/** Most rooms with a row in `month_fare`. */
export const monthFareRooms = 2
