/** Who stays in bookings of tests: what the form of the checkout asks for, as it is typed. */
export const typedGuest = { name: 'Anna Voorbeeld', email: 'anna@example.com', phone: '+32 470 12 34 56' } as const

/** The same in an order. */
export const leadGuest = { ...typedGuest, wishes: '' }
