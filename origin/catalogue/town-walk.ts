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
