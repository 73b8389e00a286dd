/** Squares, markets, bridges and fountains, by their own names: a walk in the town passes them, no excursion is for one alone. */
export const townWalkSights = [
  'Grand-Place de Bruxelles',
  'Manneken-Pis',
  'Vrijthof',
  'Markthal Rotterdam',
  'Fontana di Trevi',
  'Piazza San Marco',
  'Ponte di Rialto',
]

/** Kilometres: farther away, they mean nothing without the name of their town. */
export const townWalkReach = 10

/** Kilometres around a sight in a town within which a hotel is near it: farther away it is in another part of the town. */
export const townSightReach = 3

/** Kilometres within which a sight in a town is named elsewhere. */
export const townSightKnown = 12
