const scarce = 3

/** The rooms left to mention: 1 to 3, and only with dates; absent otherwise. */
export function roomsLeft(availableRooms: number | undefined, hasDates: boolean): number | undefined {
  return hasDates && availableRooms !== undefined && availableRooms >= 1 && availableRooms <= scarce ? availableRooms : undefined
}
