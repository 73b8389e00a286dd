/** These numbers of nights have a row in `month_fare`. One night is found as fast in `night` itself. */
export const monthFareNights = [2, 3, 4, 5] as const

export const monthFareRooms = 2
