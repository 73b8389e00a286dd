/** As agreed to: in three instalments, for two. */
export const bookedStay = {
  locale: 'fr_FR' as const,
  stayId: 4011,
  reservationCriteria: { checkin: '2026-12-05', nights: 1, adult: 2, child: 0, baby: 0 },
  payment: {
    method: '3x' as const,
    fee: 194,
    parts: [
      { date: '2026-11-21', amount: 4512 },
      { date: '2026-12-21', amount: 4316 },
      { date: '2027-01-21', amount: 4316 },
    ],
  },
  orderedAt: '2026-11-21T12:00:00Z',
  priceInfo: { sellPrice: 12_950 },
  programLineList: [],
  undatedServices: [],
  slots: [],
  extras: [],
  label: 'Une nuit',
  hotel: {
    id: 401,
    label: 'Hôtel du Port',
    stars: 3,
    location: { label: 'Honfleur', latitude: 49.4, longitude: 0.2 },
    checkInOut: { checkin: '15:00', checkout: '11:00' },
    timeZone: 'Europe/Paris',
  },
}
